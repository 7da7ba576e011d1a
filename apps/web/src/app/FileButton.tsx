import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/glyphs.tsx';
import './file-button.css';

/** Asks for a file of this device; the same one may be chosen again. */
export function FileButton({ onFile, children }: { onFile: (file: File) => void; children: ComponentChildren }) {
  return (
    <label class="button file-button">
      <Icon name="file" /> {children}
      <input
        type="file"
        accept="application/json,.json"
        class="spoken"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
