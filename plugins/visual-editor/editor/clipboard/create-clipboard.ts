import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { newBlockId } from '@/plugins/visual-editor/editor/canvas/engine'
import { clipType, findClip, writeClip } from '@/plugins/visual-editor/editor/clipboard/clip'
import { withoutSiteBound } from '@/plugins/visual-editor/editor/clipboard/site-bound'
import type { UploadPictures } from '@/plugins/visual-editor/editor/clipboard/upload-pictures'
import { wordsToBlock } from '@/plugins/visual-editor/editor/clipboard/words-to-block'
import { placeAfter } from '@/plugins/visual-editor/editor/commands/default-place'
import { holdPlace } from '@/plugins/visual-editor/editor/commands/held-place'
import { putPictures } from '@/plugins/visual-editor/editor/media/put-pictures'
import { textPollsIn } from '@/src/core/contracts/text-polls'
import { ownerMessages } from '@/src/core/owner-messages'
import { copySubtree, mayBeCopied, type Subtree } from '@/src/core/page-document/operations'
import { readSubtree } from '@/src/core/page-document/subtree-input'

type Sources = Pick<BuilderContext, 'blocks' | 'commands' | 'engine' | 'kind' | 'site' | 'ui'> & {
  uploadPictures: UploadPictures
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
    // Whoever copied before there were emails copied from a page.
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
      ? withoutSiteBound(read, blocks)
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
  const pastePictures = async (files: readonly File[]): Promise<void> => {
    commands.tell(files.length === 1 ? 'Uploading the picture…' : 'Uploading the pictures…')
    const held = holdPlace(engine.document(), commands.placeFor())
    const { stored, failure } = await uploadPictures(files)
    ui.setState({ toast: null })
    putPictures({ blocks, commands, engine, kind }, stored, held, 'pasted at')
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
    } else if (pictures.length > 0) {
      void pastePictures(pictures)
    } else {
      return insert(wordsToBlock(read('text/plain'), { blocks, types: kind.types }))
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
