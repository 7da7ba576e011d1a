import type { BoardProps } from '../table/TableScreen.tsx';
import { TextTable } from '../textboard/TextTable.tsx';
export default function Board(props: BoardProps) {
  return <TextTable {...props} />;
}
