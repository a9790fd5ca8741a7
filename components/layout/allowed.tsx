'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { may, type Right, type Role } from '@/lib/users/rules/rights';

const RoleContext = createContext<Role>('admin');

/** Gives the dashboard's components the role of the person. The server checks each request by itself. */
export const RoleProvider = RoleContext.Provider;

/** Whether the person may do this, so that nothing is offered which the server would reject. */
export const useMay = (right: Right): boolean => may(useContext(RoleContext), right);

type Props = { right: Right; children: ReactNode };

/** Shows its content only to people with the right. */
export function Allowed({ right, children }: Props) {
  return useMay(right) ? children : null;
}

/** Says so to people who may see something but not change it. */
export function ReadOnlyNote({ right }: { right: Right }) {
  if (useMay(right)) return null;
  return (
    <p className="mb-4 border-l-4 border-line-strong bg-surface px-4 py-2 text-muted">
      You can look at this, but your role does not allow changes.
    </p>
  );
}

/** Disables the buttons and fields inside for people who may see them but not change anything. */
export function Editable({ right, children }: Props) {
  if (useMay(right)) return children;
  return (
    <>
      <ReadOnlyNote right={right} />
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
