import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type MailSink = {
  url: string
  /** How many mails were taken. */
  count: () => number
  /** The Message-IDs that each address got mails with, in order. */
  byAddress: ReadonlyMap<string, readonly string[]>
  close: () => Promise<void>
}

/** An SMTP server on a free port of this machine that takes everything and keeps only who got it. */
export async function startMailSink(): Promise<MailSink> {
  const byAddress = new Map<string, string[]>()
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, session, callback) => {
      let head = ''
      try {
        for await (const chunk of stream) {
          head = head.length < 8192 ? head + String(chunk) : head
        }
      } catch {
        // Anyone who sent it has died: it was not taken.
        return
      }
      const messageId = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? ''
      for (const { address } of session.envelope.rcptTo) {
        byAddress.set(address, [...(byAddress.get(address) ?? []), messageId])
      }
      count += 1
      callback()
    },
  })
  // Anyone who sends may be killed in the middle.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    byAddress,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
