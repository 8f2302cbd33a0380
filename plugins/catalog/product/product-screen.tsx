import { type ReactNode, useState } from 'react'
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
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

type Props = ProductScreenProps & {
  given: ProductAnswer
  api: ProductApi
  product: ProductStore
  words: ProductWords
  /** Saves what is not part of the form. @returns what keeps it from that, in words */
  flush?: () => Promise<string>
  /** In place of “Saved”. */
  saved?: string
  preview: ReactNode
  /** The sections of the form. */
  children: ReactNode
  'data-testid': string
}

/** All of something that is sold on one screen: what is written on the left, what buyers see on the right. */
export function ProductScreen({ given, api, product, words, flush, saved, ...props }: Props) {
  const { preview, children, 'data-testid': testId, ...surroundings } = props
  const { apiPath, site } = surroundings
  const screen = useWritingScreen({ apiPath, profileId: site.profile.id })
  const [pictures, setPictures] = useState<ReadonlyMap<string, MediaView>>(
    () => new Map(given.pictures.map((picture) => [picture.id, picture])),
  )
  const [isPreviewShown, setPreviewShown] = useState(false)
  return (
    <ProductProvider
      value={{
        ...surroundings,
        id: given.id,
        product,
        pictures,
        notePictures: (more) =>
          setPictures(
            (known) => new Map([...known, ...more.map((each) => [each.id, each] as const)]),
          ),
      }}
    >
      <WritingScreen
        screen={screen}
        writing={product}
        data-preview={isPreviewShown}
        data-testid={testId}
      >
        <ProductBar
          {...{ api, words, flush, saved, isPreviewShown, setPreviewShown }}
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
