import { Trash2 } from 'lucide-react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Stars } from '@/components/ui/stars';
import { keepTogether } from '@/lib/shared/typography';
import { longName, Row, Specimen } from './specimen';

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'quiet', 'danger'];
const sizes: ButtonSize[] = ['sm', 'md', 'lg'];
const tones: Tone[] = ['neutral', 'good', 'warn', 'bad', 'info'];

export function PressedParts() {
  return (
    <>
      <Specimen id="buttons" title="Buttons">
        {variants.map((variant) => (
          <Row key={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} pending>
              pending
            </Button>
            <ButtonLink variant={variant} href="/dev/ui">
              link
            </ButtonLink>
          </Row>
        ))}
        <Row>
          <Button className="max-w-xs">{keepTogether(longName)}</Button>
          <IconButton label="Delete" icon={Trash2} />
          <IconButton label="Delete, not now" icon={Trash2} disabled />
        </Row>
      </Specimen>
      <Specimen id="badges" title="Badges and stars">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          {[0, 1, 2.5, 4.3, 5].map((value) => (
            <Stars key={value} value={value} />
          ))}
        </Row>
      </Specimen>
    </>
  );
}
