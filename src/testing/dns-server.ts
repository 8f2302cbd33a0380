import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export type DnsServer = {
  /** As `DNS_SERVERS` names it. */
  address: string
  /** TXT records by name; a name that is not there does not exist. */
  texts: Map<string, string[]>
  /** Codes of RFC 1035 in place of an answer, or none at all; by name. */
  failures: Map<string, 'servfail' | 'refused' | 'silent'>
  close: () => void
}

const codes = { none: 3, servfail: 2, refused: 5 } as const
const headBytes = 12

/** A DNS server on a free port of this machine, which knows TXT records. */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server: DnsServer = {
    address: '',
    texts: new Map(),
    failures: new Map(),
    close: () => socket.close(),
  }
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query)
    const failure = server.failures.get(name)
    if (failure === 'silent') {
      return
    }
    const texts = server.texts.get(name)
    const code = failure ? codes[failure] : texts ? 0 : codes.none
    const answers = (failure ? [] : (texts ?? [])).map(textRecord)
    const head = Buffer.alloc(headBytes)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x81_80 | code, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(answers.length, 6)
    // The question is repeated with its kind and class.
    const question = query.subarray(headBytes, end + 4)
    socket.send(Buffer.concat([head, question, ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  // Resolvers ask in mixed case, so that answers are harder to forge.
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** Longer texts go in pieces of at most 255 bytes. */
function textRecord(text: string): Buffer {
  const pieces = text.match(/[\s\S]{1,255}/g) ?? ['']
  const data = Buffer.concat(
    pieces.map((piece) =>
      Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]),
    ),
  )
  const head = Buffer.alloc(headBytes)
  // Of the name that was asked for, TXT, of the internet, for a minute.
  head.writeUInt16BE(0xc0_0c, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
