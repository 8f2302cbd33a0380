import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = ParsedMail & {
  /** Who was named as receiver to the server, whatever the mail says. */
  receivers: string[]
  /** The head as it came, folded lines joined. */
  head: string
}

export type MailServer = {
  url: string
  mails: ReceivedMail[]
  /** What to answer for an address: an SMTP code like 451, or nothing to take it. */
  answer: (email: string) => number | undefined | Promise<number | undefined>
  close: () => Promise<void>
}

/** A real SMTP server on a free port of this machine, which keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: async ({ address }, _session, callback) => {
      const responseCode = await box.answer(address)
      callback(responseCode ? Object.assign(new Error('Not this one'), { responseCode }) : null)
    },
    onData: async (stream, session, callback) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) {
        chunks.push(chunk as Buffer)
      }
      const source = Buffer.concat(chunks)
      const [head = ''] = source.toString('utf8').split('\r\n\r\n')
      mails.push({
        ...(await simpleParser(source)),
        receivers: session.envelope.rcptTo.map(({ address }) => address),
        head: head.replaceAll(/\r\n[ \t]+/g, ' '),
      })
      callback()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const box: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: () => undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return box
}
