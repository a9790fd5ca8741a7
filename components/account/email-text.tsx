/** An email address, or a text with one, that breaks before the @ or a dot after it where a line is too short. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {email.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, index) => (
        <span key={index}>
          {index > 0 && <wbr />}
          {part}
        </span>
      ))}
    </span>
  );
}
