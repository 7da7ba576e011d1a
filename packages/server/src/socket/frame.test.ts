import { once } from 'node:events';
import { WebSocketServer, WebSocket } from 'ws';
import { expect, test } from 'vitest';
import { writeText } from './frame.ts';

test('frames of every length are read back as they were said', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const said = ['ж', 'x', 'é'].flatMap((letter) => lengths.map((length) => letter.repeat(length)));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (_, request) => {
    for (const text of said) writeText(request.socket, text);
  });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  while (heard.length < said.length) await once(client, 'message');
  expect(heard).toEqual(said);
  client.terminate();
  server.close();
});
