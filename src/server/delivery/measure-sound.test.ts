import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureSound } from '@/src/server/delivery/measure-sound'
import { identifySound } from '@/src/server/delivery/sound-format'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bandstand measures: it's "))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function measured(source: string, filter: string, ending = 'wav') {
  const file = path.join(folder, `tone.${ending}`)
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, '-af', filter, file])
  const sound = await identifySound(file)
  return measureSound({ ...sound, seconds: sound.seconds ?? 0 })
}

const sine = 'sine=frequency=440:duration=2:sample_rate=44100'

it.each([
  ['a tone below full scale', sine, 'volume=17dB', 'wav', 'good'],
  ['a tone that was cut off', sine, 'volume=30dB', 'wav', 'clipped'],
  ['the same as FLAC', sine, 'volume=30dB', 'flac', 'clipped'],
  [
    'noise behind a limiter',
    'anoisesrc=d=2:c=pink',
    'volume=10dB,alimiter=limit=1:level=0',
    'wav',
    'good',
  ],
  ['nothing', 'anullsrc=d=2', 'anull', 'wav', 'silent'],
])('%s is told by its level', async (_name, source, filter, ending, level) => {
  expect(await measured(source, filter, ending)).toMatchObject({ level })
})

it('draws how loud each part is', async () => {
  const half = "volume='if(lt(t,1),0.5,4)':eval=frame"
  const { waveform, loudness, peak, seconds } = await measured(sine, half)
  expect([waveform.length, seconds]).toEqual([800, 2])
  const [quiet, loud] = [waveform[200] ?? 0, waveform[600] ?? 0]
  expect(loud / quiet).toBeCloseTo(8, 0)
  expect([loudness, peak]).toEqual([expect.any(Number), expect.closeTo(-6, 0)])
})
