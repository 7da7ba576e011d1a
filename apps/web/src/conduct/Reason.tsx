const LENGTH = 200;

/** Why something is reported or done, in a line. */
export function Reason({ label, reason, onReason }: { label: string; reason: string; onReason: (reason: string) => void }) {
  return (
    <label>
      {label}
      <textarea
        required
        maxLength={LENGTH}
        value={reason}
        onInput={(event) => onReason(event.currentTarget.value.replaceAll(/\s+/g, ' '))}
      />
    </label>
  );
}
