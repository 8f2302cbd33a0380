import type { Control } from '@/blocks/_kit/define'
import {
  type BlockRegistry,
  definitionsOf,
  wordsOf,
} from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { UploadPictures } from '@/plugins/visual-editor/editor/clipboard/upload-pictures'
import { placeAfter } from '@/plugins/visual-editor/editor/commands/default-place'
import { createPlaceholderPosition } from '@/plugins/visual-editor/editor/commands/placeholder-position'
import { newBlockId } from '@/plugins/visual-editor/editor/engine/engine'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { insertMediaBlocks } from '@/plugins/visual-editor/editor/media/insert-media-blocks'
import { textPollsIn } from '@/src/core/contracts/members/text-polls'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { copySubtree, mayBeCopied, type Subtree } from '@/src/core/page-document/operations'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { readSubtree } from '@/src/core/page-document/subtree-input'
import { subtreeIds } from '@/src/core/page-document/tree'
import { escapeHtml } from '@/src/core/text'
import { isRichText, withoutPictures } from '@/src/rich-text/pictures-in'

/** The clipboard's type for blocks; browsers that keep own types give it back untouched. */
const clipType = 'application/x-bandstand-blocks+json'
/** Carries the blocks inside HTML, for browsers and calls that keep only the known types. */
const htmlAttribute = 'data-bandstand-blocks'

/**
 * Everything the clipboard gets, by type: blocks for us, words for everybody else.
 *
 * @param from the site they are copied from, and what they stood in
 */
export function writeClip(
  blocks: BlockRegistry,
  document: PageDocument,
  id: string,
  from: { profileId: string; kind: DocumentKind['noun'] },
): Readonly<Record<string, string>> {
  const ids = subtreeIds(document, id)
  const nodes = Object.fromEntries(ids.map((each) => [each, document.nodes[each]]))
  const json = JSON.stringify({ version: 1, ...from, rootId: id, nodes })
  const lines = ids.flatMap((each) => wordsOf(blocks, document.nodes[each]).split('\n'))
  const words = lines.filter((line) => line !== '')
  const paragraphs = words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return {
    [clipType]: json,
    'text/html': `<div ${htmlAttribute}="${escapeHtml(json)}">${paragraphs}</div>`,
    'text/plain': words.join('\n'),
  }
}

/** The blocks among what the clipboard holds, unchecked; undefined when there are none. */
export function findClip(read: (type: string) => string): unknown {
  const json = read(clipType) || clipInHtml(read('text/html'))
  if (!json) {
    return undefined
  }
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function clipInHtml(html: string): string {
  if (!html.includes(htmlAttribute)) {
    return ''
  }
  // A parsed document that is never shown loads and runs nothing.
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return parsed.querySelector(`[${htmlAttribute}]`)?.getAttribute(htmlAttribute) ?? ''
}

type Sources = Pick<BuilderContext, 'blocks' | 'commands' | 'engine' | 'kind' | 'site' | 'ui'> & {
  /** Left out where pictures cannot be pasted. */
  uploadPictures?: UploadPictures
}

/** Blocks on the clipboard of the system: to other pages, other sites, other windows. */
export type Clipboard = ReturnType<typeof createClipboard>

export function createClipboard(sources: Sources) {
  const { blocks, commands, engine, kind, site, ui, uploadPictures } = sources
  const profileId = () => site.getState().profile.id

  /** What copying the selected block puts on the clipboard; null when there is nothing to copy. */
  const contents = (): Readonly<Record<string, string>> | null => {
    const { selectedId } = ui.getState()
    if (!selectedId) {
      return null
    }
    const document = engine.document()
    const { canDuplicate, lockedReason } = commands.permissions(selectedId)
    if (!canDuplicate || !mayBeCopied({ document, blocks: definitionsOf(blocks) }, selectedId)) {
      commands.tell(lockedReason || 'This block cannot be copied.')
      return null
    }
    return writeClip(blocks, document, selectedId, { profileId: profileId(), kind: kind.noun })
  }

  const copied = () => commands.tell(`Copied. It can be pasted on any ${kind.noun} of your sites.`)

  const cutAway = (selectedId = ui.getState().selectedId) => {
    if (selectedId) {
      commands.remove(selectedId, 'Cut')
    }
  }

  /** The selected block itself is not a place for its own copy: that goes behind it. */
  const placeFor = (copiedId: unknown) => {
    const { selectedId } = ui.getState()
    return selectedId && selectedId === copiedId
      ? placeAfter(blocks, engine.document(), selectedId)
      : commands.placeFor()
  }

  const pasteBlocks = (clip: unknown): void => {
    // Anyone who copied before there were emails copied from a page.
    const from = textAt(clip, 'kind') || 'page'
    if (from !== kind.noun) {
      commands.tell(ownerMessages.editor.otherKind(from, kind.noun))
      return
    }
    const read = readSubtree(clip, definitionsOf(blocks))
    if ('problem' in read) {
      commands.tell(`Nothing was pasted. ${read.problem}`)
      return
    }
    const isForeign = textAt(clip, 'profileId') !== profileId()
    const { subtree, removed } = isForeign
      ? withoutSiteReferences(read, blocks)
      : { subtree: read, removed: 0 }
    const onPage = new Set(textPollsIn(engine.document()).map(({ uid }) => uid))
    const fresh = copySubtree(
      { version: 1, nodes: { ...subtree.nodes } },
      subtree.rootId,
      newBlockId,
      (pollUid) => !onPage.has(pollUid),
    )
    const isIn = commands.insert(fresh, placeFor(read.rootId), 'pasted at')
    if (isIn && removed > 0) {
      commands.tell('Pasted without its pictures and other things that belong to your other site.')
    }
  }

  const insert = (subtree: Subtree | null) =>
    subtree !== null && commands.insert(subtree, commands.placeFor(), 'pasted at')

  /** Pictures go to the owner's media first, then each onto the page behind the one before. */
  const pastePictures = async (upload: UploadPictures, files: readonly File[]): Promise<void> => {
    commands.tell(files.length === 1 ? 'Uploading the picture…' : 'Uploading the pictures…')
    const held = createPlaceholderPosition(engine.document(), commands.placeFor())
    const { stored, failure } = await upload(files)
    ui.setState({ toast: null })
    insertMediaBlocks({ blocks, commands, engine, kind }, stored, held, 'pasted at')
    if (failure) {
      commands.tell(failure)
    }
  }

  /** @returns false when the clipboard holds nothing for a page */
  const pasteFrom = ({ read, files }: ClipboardContents): boolean => {
    const clip = findClip(read)
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    if (clip !== undefined) {
      pasteBlocks(clip)
    } else if (uploadPictures && pictures.length > 0) {
      void pastePictures(uploadPictures, pictures)
    } else {
      return insert(kind.wordsToBlock(read('text/plain'), { blocks, types: kind.types }))
    }
    return true
  }

  const writeThen = async (done: () => void): Promise<void> => {
    const clip = contents()
    if (clip) {
      try {
        await writeSystemClipboard(clip)
        done()
      } catch {
        commands.tell('Your browser did not allow copying. Please use the keys.')
      }
    }
  }

  return {
    contents,
    copied,
    cutAway,
    pasteFrom,

    copy: () => writeThen(copied),
    cut: () => {
      // What is copied is what goes away, whatever is selected by then.
      const { selectedId } = ui.getState()
      return writeThen(() => cutAway(selectedId))
    },

    /** Without a key the browser may refuse to hand over the clipboard. */
    async paste(): Promise<void> {
      let held: ClipboardContents
      try {
        held = await readSystemClipboard()
      } catch {
        window.alert(ownerMessages.editor.pasteDenied)
        return
      }
      if (!pasteFrom(held)) {
        commands.tell('There is nothing to paste.')
      }
    },
  }
}

function textAt(value: unknown, key: string): string {
  const found = typeof value === 'object' && value !== null && Object.entries(value)
  const entry = found ? found.find(([name]) => name === key)?.[1] : ''
  return typeof entry === 'string' ? entry : ''
}

/** Chromium keeps types of our own under this name; other browsers refuse them. */
const webClipType = `web ${clipType}`

/** Puts everything on the clipboard without a key pressed. @throws when the browser refuses */
async function writeSystemClipboard(contents: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(contents).map(
    ([type, text]) => [type === clipType ? webClipType : type, new Blob([text], { type })] as const,
  )
  const supported = entries.filter(
    ([type]) => ClipboardItem.supports?.(type) ?? type !== webClipType,
  )
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(supported))])
}

type ClipboardContents = { read: (type: string) => string; files: File[] }

/** Reads the clipboard without a key pressed. @throws when the browser or the person refuses */
async function readSystemClipboard(): Promise<ClipboardContents> {
  const texts = new Map<string, string>()
  const files: File[] = []
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const blob = await item.getType(type)
      if (type.startsWith('image/')) {
        files.push(new File([blob], `pasted.${type.slice('image/'.length)}`, { type }))
      } else {
        texts.set(type === webClipType ? clipType : type, await blob.text())
      }
    }
  }
  return { read: (type) => texts.get(type) ?? '', files }
}

/** Whether a setting's values are ids of one site's own things: pictures, releases, shows, lists. */
function isSiteBound(control: Control): boolean {
  switch (control.kind) {
    case 'media':
    case 'media-list':
    case 'email-list':
    case 'thing':
    case 'track':
      return true
    case 'multi-select':
      return typeof control.from === 'string'
    default:
      return false
  }
}

/**
 * Blocks of another site without what belongs to that site: its pictures, films and lists are not
 * this site's to show.
 *
 * @returns `removed` counts what was taken out
 */
export function withoutSiteReferences(
  subtree: Subtree,
  blocks: BlockRegistry,
): { subtree: Subtree; removed: number } {
  let removed = 0
  const cleaned = Object.entries(subtree.nodes).map(([id, node]) => {
    const bound = siteBoundProps(blocks, node.type)
    const taken = [...bound].filter((prop) => !isEmpty(node.props[prop]))
    removed += taken.length
    const kept = Object.entries(node.props)
      .filter(([prop]) => !bound.has(prop))
      .map(([prop, value]) => {
        if (!isRichText(value)) {
          return [prop, value] as const
        }
        const text = withoutPictures(value)
        removed += text.removed
        // JSON, which the type of a text does not say.
        return [prop, text.doc as PageNode['props'][string]] as const
      })
    return [id, { ...node, props: Object.fromEntries(kept) } satisfies PageNode] as const
  })
  return { subtree: { ...subtree, nodes: Object.fromEntries(cleaned) }, removed }
}

function siteBoundProps(blocks: BlockRegistry, type: string): ReadonlySet<string> {
  const groups = blocks.get(type)?.editor.groups ?? []
  const controls = groups.flatMap((group) => Object.entries(group.controls))
  return new Set(
    controls.flatMap(([prop, control]) => (control && isSiteBound(control) ? [prop] : [])),
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
