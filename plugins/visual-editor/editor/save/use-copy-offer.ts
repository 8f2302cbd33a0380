import { useCallback, useEffect, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { KeptCopy } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type CopyOffer = {
  part: SavePart
  name: SavePart['name']
  copy: KeptCopy<unknown>
  /** Something else was saved after the copy was made. */
  isOutdated: boolean
}

/** Unsaved work that an earlier visit left in this browser, one at a time until all are decided. */
export function useCopyOffer(parts: readonly SavePart[]) {
  const { commands } = useBuilder()
  const [offers, setOffers] = useState<readonly CopyOffer[]>([])

  useEffect(() => {
    let isCurrent = true
    void Promise.all(parts.map(offersOf)).then((found) => isCurrent && setOffers(found.flat()))
    return () => {
      isCurrent = false
    }
  }, [parts])

  const next = useCallback(() => setOffers((open) => open.slice(1)), [])
  const [offer] = offers

  return {
    offer,
    restore: useCallback(() => {
      if (offer) {
        restoreFrom(offer).catch((error) => {
          console.error(error)
          commands.tell(ownerMessages.editor.notRestored)
        })
      }
      next()
    }, [offer, next, commands]),
    discard: useCallback(() => {
      void offer?.part.removeCopy(offer.copy.key)
      next()
    }, [offer, next]),
  }
}

/** The copy goes only once what it became is kept itself. */
async function restoreFrom({ part, copy }: CopyOffer): Promise<void> {
  await copy.restore()
  if (await part.keepCopy()) {
    await part.removeCopy(copy.key)
  }
}

async function offersOf(part: SavePart): Promise<CopyOffer[]> {
  const copies = (await part.listCopies()).filter(({ isAside }) => !isAside)
  const different = copies.filter(({ isShown }) => !isShown)
  const same = copies.filter((copy) => !different.includes(copy))
  await Promise.all(same.map(({ key }) => part.removeCopy(key)))
  return different.map((copy) => ({
    part,
    name: part.name,
    copy,
    isOutdated: copy.rev < part.baseRev(),
  }))
}
