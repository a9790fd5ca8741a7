import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type Props = {
  title: string;
  question: string;
  label: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before an action that affects another person. */
export function ConfirmDialog({ title, question, label, onConfirm, onCancel }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()} title={title} description={question}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{label}</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
