import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'

const run = promisify(execFile)

export type SoundKind = 'wav' | 'flac' | 'mp3' | 'm4a' | 'aiff'

const types: Record<SoundKind, string> = {
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  aiff: 'audio/aiff',
}

/** A tone of some seconds, as ffmpeg writes it. */
export function makeSound(kind: SoundKind, seconds: number, hertz = 440): Promise<Buffer> {
  return makeTone(kind, seconds, hertz)
}

/** A tone that players take for an MP3, and that no MP3 can be made of by copying it. */
export function makeLayerTwo(seconds: number): Promise<Buffer> {
  return makeTone('mp2', seconds, 440)
}

/** An MP3 whose frames are in order, with nothing to be heard in them. */
export function garble(mp3: Buffer): Buffer {
  const garbled = Buffer.from(mp3)
  for (let at = mp3.indexOf('Lavc'); at < mp3.length; at++) {
    if (mp3.readUInt16BE(Math.min(at, mp3.length - 2)) === 0xfffb) {
      at += 3
    } else {
      garbled[at] = (mp3[at] ?? 0) ^ 0x5a
    }
  }
  return garbled
}

async function makeTone(kind: SoundKind | 'mp2', seconds: number, hertz: number): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-sound-'))
  try {
    const target = path.join(folder, `tone.${kind}`)
    const tone = `sine=frequency=${hertz}:duration=${seconds}:sample_rate=44100`
    await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', tone, '-ac', '2', target])
    return await readFile(target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Uploads a recording for buyers and answers its id. */
export async function uploadSound(
  payload: Payload,
  profile: string,
  { kind, data, name = 'song' }: { kind: SoundKind; data: Buffer; name?: string },
): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.audioFiles,
    data: { profile },
    file: { data, mimetype: types[kind], name: `${name}.${kind}`, size: data.length },
  })
  return id
}

type Probe = {
  streams: { codec_name: string; codec_type: string }[]
  format: { duration: string; tags?: Record<string, string> }
}

/** What ffprobe says of a file. */
export async function probeSound(data: Buffer, extension: string): Promise<Probe> {
  return inFile(data, extension, async (file) => {
    const shown = ['-show_entries', 'stream=codec_name,codec_type:format=duration:format_tags']
    const { stdout } = await run('ffprobe', ['-v', 'error', ...shown, '-of', 'json', file])
    return JSON.parse(stdout) as Probe
  })
}

/** Decodes all of a recording. Fails when a part of it is broken. */
export async function decodeSound(data: Buffer, extension: string): Promise<void> {
  await inFile(data, extension, (file) =>
    run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-map', '0:a', '-f', 'null', '-']),
  )
}

async function inFile<Result>(
  data: Buffer,
  extension: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-sound-'))
  try {
    const file = path.join(folder, `file.${extension}`)
    await writeFile(file, data)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
