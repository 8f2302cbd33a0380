import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { type Env, env } from '@/src/core/env'
import { limits } from '@/src/core/limits'

/** ffmpeg could not make anything of a file: trying again changes nothing. */
export class UnplayableError extends Error {
  override readonly name = 'UnplayableError'
}

type Tool = 'ffmpeg' | 'ffprobe'
type Run = { signal?: AbortSignal; timeoutSeconds?: number }

const pollMs = 60_000
const versionSeconds = 10
const maxOutputBytes = 1_000_000
const niceness = 10

let known: { tools: Env['tools']; isThere: boolean; atMs: number } | undefined

/** Whether music can be converted here. A server that lacks ffmpeg is looked at again every minute. */
export async function hasFfmpeg(): Promise<boolean> {
  const { tools } = env()
  if (known?.tools === tools && (known.isThere || Date.now() - known.atMs < pollMs)) {
    return known.isThere
  }
  const isThere = await Promise.all([
    start('ffmpeg', ['-version'], { timeoutSeconds: versionSeconds }),
    start('ffprobe', ['-version'], { timeoutSeconds: versionSeconds }),
  ]).then(
    () => true,
    () => false,
  )
  known = { tools, isThere, atMs: Date.now() }
  return isThere
}

/**
 * Runs ffmpeg on local files. It may open nothing but files, and gets no input from us.
 *
 * @throws {UnplayableError} when it cannot read or convert the file; other errors may go away
 */
export async function runFfmpeg(args: readonly string[], run: Run = {}): Promise<void> {
  await read('ffmpeg', ['-nostdin', '-hide_banner', '-v', 'error', '-y', ...args], run)
}

/** Containers of recordings. Of others, such as playlists, nothing is opened: they lead to further files. */
const demuxers = 'mp3,flac,wav,w64,aiff,caf,ogg,mov'

type Probed = {
  streams?: { codec_name?: string }[]
  format?: { format_name?: string; duration?: string }
}

/**
 * How a recording is read, and its length in seconds.
 *
 * @throws {UnplayableError} when there is no sound in it
 */
export async function probeSound(
  path: string,
  run: Run = {},
): Promise<{ demuxer: string; codec: string; seconds: number }> {
  const safely = ['-protocol_whitelist', 'file', '-format_whitelist', demuxers]
  const shown = [
    ...['-select_streams', 'a:0'],
    ...['-show_entries', 'stream=codec_name:format=format_name,duration'],
  ]
  const output = await read(
    'ffprobe',
    ['-v', 'error', ...safely, ...shown, '-of', 'json', `file:${path}`],
    run,
  )
  const { streams = [], format }: Probed = JSON.parse(output)
  const codec = streams[0]?.codec_name
  const demuxer = format?.format_name?.split(',')[0]
  if (!codec || !demuxer) {
    throw new UnplayableError('There is no sound in this file')
  }
  const seconds = Number(format?.duration) || (await decodedSeconds(path, demuxer, run))
  if (!(seconds > 0)) {
    throw new UnplayableError('There is no sound in this file')
  }
  return { demuxer, codec, seconds }
}

/** The length of a recording that does not say it itself, such as one that was written while it was made. */
async function decodedSeconds(path: string, demuxer: string, run: Run): Promise<number> {
  const input = ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${path}`]
  const output = await read(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', '-nostats', '-progress', 'pipe:1'],
      ...input,
      ...['-map', '0:a:0', '-f', 'null', '-'],
    ],
    run,
  )
  return Number(/.*^out_time_us=(\d+)$/ms.exec(output)?.[1] ?? 0) / 1_000_000
}

async function read(tool: Tool, args: readonly string[], run: Run): Promise<string> {
  try {
    return await start(tool, args, run)
  } catch (error) {
    const { code, killed, message } = error as { code?: unknown; killed?: boolean; message: string }
    // A number is its own exit status; everything else was done to it.
    throw typeof code === 'number' && !killed ? new UnplayableError(message.slice(0, 500)) : error
  }
}

function start(
  tool: Tool,
  args: readonly string[],
  { signal, timeoutSeconds = limits.download.transcodeSeconds }: Run,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      timeout: timeoutSeconds * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      windowsHide: true,
    } as const
    const child = execFile(env().tools[tool], args, options, (error, stdout) => {
      error ? reject(error) : resolve(stdout)
    })
    if (child.pid !== undefined) {
      makeWay(child.pid)
    }
  })
}

/** Visitors go first. */
function makeWay(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already.
  }
}
