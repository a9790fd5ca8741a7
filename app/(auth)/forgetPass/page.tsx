import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { AuthCard } from '@/components/account/auth-card';
import { ForgotPasswordForm } from '@/components/account/forgot-password-form';

export const metadata: Metadata = {
  title: 'Forgot password',
  description: 'Get a link by email to choose a new password.',
  robots: { index: false },
};

export default function ForgotPasswordPage() {
  return (
    <AuthCard
      title="Forgot password"
      intro="Enter the email address of your account, and we will send you a link to choose a new password."
      footer={
        <Link href="/login" className="text-link underline underline-offset-4">
          Back to login
        </Link>
      }
    >
      <ForgotPasswordForm />
    </AuthCard>
  );
}
