import { spawn } from 'node:child_process';

/**
 * Waits until its input ends, which it does when the process that holds the other end is gone; then ends a server and, when that has ended or ten seconds have
 * passed, removes its folder.
 */
const SCRIPT = `read -r _; kill -s INT "$1"; n=0
while kill -0 "$1" && [ $n -lt 100 ]; do n=$((n + 1)); sleep 0.1; done
[ -z "$2" ] || rm -rf "$2"`;

/** Sees to it that a server started by this process does not outlive it, however it ends; the returned function calls that off. */
export function endWithThisProcess(pid: number | undefined, folder = ''): () => void {
  const watchdog = spawn('sh', ['-c', SCRIPT, 'sh', String(pid), folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  // It keeps nobody from ending.
  watchdog.unref();
  if ('unref' in watchdog.stdin && typeof watchdog.stdin.unref === 'function') watchdog.stdin.unref();
  return () => void watchdog.kill('SIGKILL');
}
