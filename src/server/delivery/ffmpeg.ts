import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { type Env, env } from '@/src/core/env'
import { limits } from '@/src/core/limits'

/** ffmpeg could not make anything of a file: trying again changes nothing. */
export class UnplayableError extends Error {
  override readonly name = 'UnplayableError'
}

type Tool = 'ffmpeg' | 'ffprobe'
type Run = {
  signal?: AbortSignal
  timeoutSeconds?: number
  /** Where files lie that filters name: in their arguments half of all signs mean something. */
  folder?: string
}

/** How ffmpeg says so, after which it may well end as if all were written. */
const fullDisk = /No space left on device|Disk quota exceeded|Read-only file system/
const pollMs = 60_000
const versionSeconds = 10
const probeSeconds = 60
const maxOutputBytes = 1_000_000
const niceness = 10
/** What a shell says of a program that it cannot start. */
const notStarted: ReadonlySet<number> = new Set([126, 127])

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

/** What ffmpeg finds in a file. */
export type Probed = {
  /** Its names for how the file is read. */
  format: string
  /** Of the sound; null when there is none. */
  codec: string | null
  /** Pictures that move; a cover is none. */
  hasFilm: boolean
  /** Null when the file does not say. */
  seconds: number | null
}

type ProbedStream = {
  codec_type?: string
  codec_name?: string
  disposition?: { attached_pic?: number }
}

/**
 * Looks into a file without decoding all of it.
 *
 * @param formats what the file may be: left to guess, ffmpeg would also follow playlists
 * @throws {UnplayableError} when it is none of these
 */
export async function probeSound(path: string, formats: readonly string[]): Promise<Probed> {
  const shown = 'stream=codec_type,codec_name:stream_disposition=attached_pic'
  const output = await read(
    'ffprobe',
    [
      ...['-v', 'error', '-protocol_whitelist', 'file', '-format_whitelist', formats.join(',')],
      ...['-show_entries', `${shown}:format=format_name,duration`, '-of', 'json', `file:${path}`],
    ],
    { timeoutSeconds: probeSeconds },
  )
  const { streams = [], format } = JSON.parse(output) as {
    streams?: ProbedStream[]
    format?: { format_name?: string; duration?: string }
  }
  const seconds = Number(format?.duration)
  return {
    format: format?.format_name ?? '',
    codec: streams.find(({ codec_type }) => codec_type === 'audio')?.codec_name ?? null,
    hasFilm: streams.some(
      ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
    ),
    seconds: seconds > 0 ? seconds : null,
  }
}

/**
 * Length of the recording that `input` names, by decoding all of it.
 *
 * @throws {UnplayableError} when it cannot be decoded
 */
export async function decodedSeconds(input: readonly string[]): Promise<number> {
  const reports = ['-stats_period', '60', '-progress', 'pipe:1']
  const output = await read(
    'ffmpeg',
    [
      ...['-nostdin', '-hide_banner', '-v', 'error', ...input],
      ...['-map', '0:a:0', '-f', 'null', ...reports, '-'],
    ],
    {},
  )
  return (
    Number(
      output
        .match(/out_time_us=(\d+)/g)
        ?.at(-1)
        ?.split('=')[1] ?? 0,
    ) / 1e6
  )
}

async function read(tool: Tool, args: readonly string[], run: Run): Promise<string> {
  try {
    return await start(tool, args, run)
  } catch (error) {
    const { code, killed, message } = error as { code?: unknown; killed?: boolean; message: string }
    // A number is its own exit status, unless there was nothing to start; everything else was done to it.
    const isOwn = typeof code === 'number' && !notStarted.has(code) && !killed
    throw isOwn ? new UnplayableError(message.slice(0, 500)) : error
  }
}

function start(
  tool: Tool,
  args: readonly string[],
  { signal, folder, timeoutSeconds = limits.download.transcodeSeconds }: Run,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      cwd: folder,
      timeout: timeoutSeconds * 1000,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      windowsHide: true,
    } as const
    const [command, given] = limited(env().tools[tool], args)
    const child = execFile(
      /* turbopackIgnore: true */ command,
      given,
      options,
      (error, stdout, stderr) => {
        if (fullDisk.test(stderr)) {
          const message = `There is no space left for what ${tool} makes`
          reject(Object.assign(new Error(message, { cause: error }), { code: 'ENOSPC' }))
        } else {
          error ? reject(error) : resolve(stdout)
        }
      },
    )
    if (child.pid !== undefined) {
      makeWay(child.pid)
    }
  })
}

/** What needs more memory than is allowed ends by itself, with an error of its own. Other systems know no such limit. */
function limited(
  command: string,
  args: readonly string[],
): readonly [command: string, args: readonly string[]] {
  if (process.platform !== 'linux') {
    return [command, args]
  }
  const kilobytes = String(Math.floor(limits.download.ffmpegBytes / 1024))
  // Each thread would reserve memory of its own, and so count for more than it takes.
  const script = 'ulimit -v "$0" && export MALLOC_ARENA_MAX=1 && exec "$@"'
  return ['/bin/sh', ['-c', script, kilobytes, command, ...args]]
}

/** Visitors go first. */
function makeWay(pid: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already.
  }
}
