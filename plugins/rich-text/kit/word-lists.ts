/** Word writes each item of a list as a paragraph that begins with its sign. */
const item = /mso-list:\s*l\d+\s+level(\d+)/i
const sign = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]'

export const hasWordLists = (html: string): boolean => item.test(html)

/** HTML from Word with its lists as lists. */
export function withWordLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll('p')) {
    if (body.contains(paragraph) && levelOf(paragraph) > 0) {
      const run = runFrom(paragraph)
      paragraph.before(listsOf(run))
      for (const each of run) {
        each.remove()
      }
    }
  }
  return body.innerHTML
}

const levelOf = (element: Element): number =>
  Number(item.exec(element.getAttribute('style') ?? '')?.[1] ?? 0)

function runFrom(first: Element): Element[] {
  const run: Element[] = []
  for (let next: Element | null = first; next && levelOf(next) > 0; next = nextItem(next)) {
    run.push(next)
  }
  return run
}

const nextItem = ({ nextElementSibling: next }: Element) => (next?.localName === 'p' ? next : null)

function listsOf(run: readonly Element[]): DocumentFragment {
  const lists = document.createDocumentFragment()
  const open: { level: number; list: Element }[] = []
  for (const paragraph of run) {
    const level = levelOf(paragraph)
    const mark = paragraph.querySelector(sign)?.textContent?.trim() ?? ''
    const name = /^\(?[a-z\d]+[.)]/i.test(mark) ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) {
      open.pop()
    }
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== name) {
      open.pop()
    }
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(name)
      const parent = open.at(-1)?.list.lastElementChild ?? lists
      parent.append(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.append(itemOf(paragraph))
  }
  return lists
}

function itemOf(paragraph: Element): Element {
  const made = document.createElement('li')
  paragraph.querySelector(sign)?.remove()
  made.append(...paragraph.childNodes)
  return made
}
