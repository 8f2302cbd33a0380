import { DomHandler, DomUtils, Parser } from 'htmlparser2'

export type HtmlNode = DomHandler['dom'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

/** What stands deeper stands side by side: all walks are recursive, and nobody nests a hundred elements. */
const deepest = 100

class ShallowHandler extends DomHandler {
  private depth = 0

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.depth++
    if (this.depth <= deepest) {
      super.onopentag(name, attribs)
    }
  }

  override onclosetag(): void {
    if (this.depth <= deepest) {
      super.onclosetag()
    }
    this.depth--
  }
}

/** The nodes of any HTML, of which none is nested too deeply to be walked. */
export function parseHtml(html: string): HtmlNode[] {
  const handler = new ShallowHandler()
  new Parser(handler, { decodeEntities: true }).end(html)
  return handler.dom
}

export const classesOf = ({ attribs }: HtmlElement): readonly string[] =>
  (attribs.class ?? '').split(/\s+/)

export const hasWords = (node: HtmlNode): boolean => DomUtils.textContent(node).trim() !== ''
