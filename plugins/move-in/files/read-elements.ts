import { Parser } from 'htmlparser2'
import type { XmlElement } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.moveIn
const { entryBytes } = studioLimits.moveIn

/**
 * The elements of one name in an XML file, while it is read. Entities that a file declares itself stay as they are
 * written, so none of them can grow.
 *
 * @throws {AppError} `VALIDATION_FAILED` when an element is too large, or the file ends inside one
 */
export async function* readElements(
  pieces: AsyncIterable<string>,
  name: string,
): AsyncGenerator<XmlElement> {
  const collect = new Collector(name)
  const parser = new Parser(collect, { xmlMode: true, decodeEntities: true })
  for await (const piece of pieces) {
    parser.write(piece)
    // The parser keeps what has not ended yet.
    collect.waiting += piece.length
    if (collect.waiting > 2 * entryBytes) {
      throw refuseFile(words.entryTooLarge)
    }
    yield* collect.take()
  }
  parser.end()
  yield* collect.take()
  if (!collect.isWhole) {
    throw refuseFile(words.noXml)
  }
}

class Collector {
  /** Letters since the parser last found anything. */
  waiting = 0
  private isRootClosed = false
  private done: XmlElement[] = []
  private depth = 0
  private readonly name: string
  /** The element that is open: how deep it stands, and what is in it by now. */
  private open: { depth: number; texts: Map<string, string[]> } | null = null
  private child: string | null = null
  private text = ''
  private size = 0

  constructor(name: string) {
    this.name = name
  }

  /** Its root was closed: nothing is missing at the end. */
  get isWhole(): boolean {
    return this.isRootClosed
  }

  take(): XmlElement[] {
    const taken = this.done
    this.done = []
    return taken
  }

  onopentag(name: string): void {
    this.waiting = 0
    this.depth += 1
    if (!this.open && name === this.name) {
      this.open = { depth: this.depth, texts: new Map() }
      this.size = 0
    } else if (this.open && this.depth === this.open.depth + 1) {
      this.child = name
      this.text = ''
      this.grow(name.length)
    }
  }

  ontext(text: string): void {
    this.waiting = 0
    if (this.open && this.child !== null) {
      this.grow(text.length)
      this.text += text
    }
  }

  private grow(letters: number): void {
    this.size += letters
    if (this.size > entryBytes) {
      throw refuseFile(words.entryTooLarge)
    }
  }

  onclosetag(_name: string, isImplied: boolean): void {
    this.waiting = 0
    const { open, child } = this
    if (open && child !== null && this.depth === open.depth + 1) {
      const texts = open.texts.get(child)
      if (texts) {
        texts.push(this.text.trim())
      } else {
        open.texts.set(child, [this.text.trim()])
      }
      this.child = null
    } else if (open && this.depth === open.depth) {
      const { texts } = open
      this.done.push({
        text: (wanted) => texts.get(wanted)?.[0] ?? '',
        texts: (wanted) => texts.get(wanted) ?? [],
      })
      this.open = null
    }
    this.depth -= 1
    this.isRootClosed = this.depth === 0 && !isImplied
  }
}
