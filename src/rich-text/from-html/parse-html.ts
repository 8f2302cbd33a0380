import { DomHandler, DomUtils, Parser } from 'htmlparser2'

export type HtmlNode = DomHandler['dom'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

/** What stands deeper stands side by side: all walks are recursive, and nobody nests a hundred elements. */
const deepest = 100

/** Where more are open, of the rest only the words are read: each of them would make all others slower. */
const mostOpen = 2000
const chunk = 16_000

class ShallowHandler extends DomHandler {
  depth = 0

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
  const parser = new Parser(handler, { decodeEntities: true })
  let at = 0
  for (; at < html.length && handler.depth <= mostOpen; at += chunk) {
    parser.write(html.slice(at, at + chunk))
  }
  parser.end(html.slice(at).replace(/<[^<>]*>?/g, ' '))
  return handler.dom
}

export const classesOf = ({ attribs }: HtmlElement): readonly string[] =>
  (attribs.class ?? '').split(/\s+/)

export const hasWords = (node: HtmlNode): boolean => DomUtils.textContent(node).trim() !== ''
