import type { StartedRecording } from '@/src/core/contracts/music/song-answers'
import type { ErrorBody } from '@/src/core/errors'
import { rest } from '@/src/testing/rest'

/** A second of a tone, as WAV; with silence behind it, of so many bytes more. */
export function tone({ hertz = 440, volume = 0.5, silentBytes = 0 } = {}): Buffer {
  const rate = 8000
  const data = Buffer.alloc(rate * 2 + silentBytes)
  for (let at = 0; at < rate; at += 1) {
    const level = Math.sin((at / rate) * hertz * 2 * Math.PI) * volume
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, level)) * 32_767), at * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** Sends recordings of a site as a browser does. */
export function createSender({ profileId, token: ownToken }: { profileId: string; token: string }) {
  const start = (body: object, token = ownToken) =>
    rest<StartedRecording & ErrorBody>('POST', `/api/profiles/${profileId}/recordings`, {
      token,
      body,
    })
  const sendPart = (url: string, data: Buffer, offset: number, token = ownToken) =>
    rest<ErrorBody>('PATCH', url, {
      token,
      rawBody: new Uint8Array(data),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    })
  const offsetOf = async (url: string, token = ownToken) => {
    const answer = await rest('GET', url, { token, headers: { 'tus-resumable': '1.0.0' } })
    return [answer.status, answer.headers.get('upload-offset')]
  }
  const sent = async (data: Buffer, fileName: string): Promise<string> => {
    const { json } = await start({ fileName, size: data.length })
    await sendPart(json.uploadUrl, data, 0)
    return json.uploadUrl
  }
  return { start, sendPart, offsetOf, sent }
}
