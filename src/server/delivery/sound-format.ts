import { open } from 'node:fs/promises'

export type SoundFormat = {
  /** ffmpeg's name for how the file is read. */
  demuxer: 'mp3' | 'flac' | 'wav' | 'mov'
  isLossless: boolean
}

const headBytes = 12

const signatures: readonly (readonly [pattern: RegExp, format: SoundFormat])[] = [
  [/^fLaC/, { demuxer: 'flac', isLossless: true }],
  [/^(RIFF|RF64)[\s\S]{4}WAVE/, { demuxer: 'wav', isLossless: true }],
  [/^[\s\S]{4}ftyp/, { demuxer: 'mov', isLossless: false }],
  [/^(ID3|\xff[\xe0-\xff])/, { demuxer: 'mp3', isLossless: false }],
]

/** What a recording really is, by its first bytes; null for whatever no player plays. */
export async function soundFormatOf(path: string): Promise<SoundFormat | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([pattern]) => pattern.test(head))?.[1] ?? null
  } finally {
    await file.close()
  }
}
