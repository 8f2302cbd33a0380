import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ProductBar, type ProductWords } from '@/plugins/catalog/product/product-bar'
import {
  type ProductAnswer,
  type ProductApi,
  ProductProvider,
  type ProductScreenProps,
  type ProductStore,
} from '@/plugins/catalog/product/product-context'
import styles from '@/src/admin/form-screen/form-screen.module.css'
import { useWritingScreen, WritingScreen } from '@/src/admin/writing/writing-screen'
import type { UnsavedKind } from '@/src/admin/writing/writing-state'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

type Props = ProductScreenProps & {
  given: ProductAnswer
  api: ProductApi
  product: ProductStore
  words: ProductWords
  /** Saves what is not part of the form. @returns what keeps it from that, in words */
  flush?: () => Promise<string>
  /** How that stands; null when all of it is saved. */
  beside: UnsavedKind | null
  preview: ReactNode
  /** The sections of the form; the same in each rendering, as the preview is. */
  children: ReactNode
  'data-testid': string
}

/** All of something that is sold on one screen: what is written on the left, what buyers see on the right. */
export function ProductScreen({ given, api, product, words, flush, beside, ...props }: Props) {
  const { preview, children, 'data-testid': testId } = props
  const { site, tiers, platformBps, adminPath, apiPath } = props
  const { id } = given
  const screen = useWritingScreen({ apiPath, profileId: site.profile.id })
  const [pictures, setPictures] = useState<ReadonlyMap<string, MediaView>>(
    () => new Map(given.pictures.map((picture) => [picture.id, picture])),
  )
  const notePictures = useCallback(
    (more: readonly MediaView[]) =>
      setPictures((known) => new Map([...known, ...more.map((each) => [each.id, each] as const)])),
    [],
  )
  const [isPreviewShown, setPreviewShown] = useState(false)
  // The same while only the bar says something else: the sections are not drawn anew for it.
  const context = useMemo(
    () => ({
      ...{ site, tiers, platformBps, adminPath, apiPath },
      ...{ id, product, pictures, notePictures },
    }),
    [site, tiers, platformBps, adminPath, apiPath, id, product, pictures, notePictures],
  )
  return (
    <ProductProvider value={context}>
      <WritingScreen
        screen={screen}
        writing={product}
        data-preview={isPreviewShown}
        data-testid={testId}
      >
        <ProductBar
          {...{ api, words, flush, beside, isPreviewShown, setPreviewShown }}
          tell={screen.tell}
        />
        <main className={styles.form} aria-label={words.label}>
          {children}
        </main>
        <aside className={styles.preview}>{preview}</aside>
      </WritingScreen>
    </ProductProvider>
  )
}
