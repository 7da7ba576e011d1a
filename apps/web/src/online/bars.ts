/** Squares of a picture to scan as one path: each run of dark ones in a row is a bar. */
export interface Drawn {
  readonly size: number;
  readonly path: string;
}

export function drawn(rows: readonly (readonly boolean[])[]): Drawn {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  }
  return { size: rows.length, path };
}
