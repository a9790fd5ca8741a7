/**
 * An email or web address, or a text with one, that breaks where a line is too short: before the @ and dots after it,
 * and after slashes and colons.
 */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {email.split(/(?=@)|(?<=@.*)(?=\.)|(?<=[/:])(?![/])/).map((part, index) => (
        <span key={index}>
          {index > 0 && <wbr />}
          {part}
        </span>
      ))}
    </span>
  );
}
