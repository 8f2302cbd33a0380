import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { servedPort } from '@/src/server/runtime/listen'

export type SiteAnswer = { status: number; body: Buffer }

const answerWithinMs = 30_000

/** What a visitor gets at an address of a site: of this process, or by its name where this process serves none. */
export async function askSite(url: URL): Promise<SiteAnswer> {
  const port = servedPort()
  if (port !== null) {
    return askPort(port, url)
  }
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

function askPort(port: number, { host, pathname, search }: URL): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, path: pathname + search, headers: { host }, timeout: answerWithinMs },
      (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
      },
    )
    asked.once('error', reject).once('timeout', () => asked.destroy(new Error('No answer')))
    asked.end()
  })
}
