import { useId } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import controls from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { MediaControl } from '@/plugins/visual-editor/editor/inspector/media-control'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import { SearchPreview } from '@/plugins/visual-editor/editor/pages/search-preview'
import { TextField } from '@/plugins/visual-editor/editor/pages/text-field'
import { useField } from '@/plugins/visual-editor/editor/pages/use-field'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { PageSeo } from '@/src/core/contracts/pages/pages'
import { limits } from '@/src/core/limits'

/** About what search engines show of them. */
const shown = { title: 60, description: 160 }

/** `base` is what a field showed when its change began. */
type Save = (mine: Partial<PageSeo>, base?: Partial<PageSeo>) => Promise<string>

type Props = { page: PageEntry; save: Save }

/** How the page stands in search results and where it is shared, as it is typed. */
export function SearchFields({ page, save }: Props) {
  const id = useId()
  const { commands } = useBuilder()
  const card = usePages((state) => state.card)
  const { seo } = page
  const title = useField(seo.title, (value, base) => save({ title: value }, { title: base }))
  const description = useField(seo.description, (value, base) =>
    save({ description: value }, { description: base }),
  )
  const now = async (part: Partial<PageSeo>) => {
    const refusal = await save(part)
    if (refusal) {
      commands.tell(refusal)
    }
  }
  const ownTitle =
    page.pathname === '/' ? (card?.name ?? '') : `${page.title} – ${card?.name ?? ''}`

  return (
    <section className={styles.part} aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>In search results and shared</h3>
      {card && (
        <SearchPreview
          card={card}
          pathname={page.pathname}
          title={title.value || ownTitle}
          description={description.value || card.tagline || `The website of ${card.name}`}
          image={seo.image}
          isHidden={seo.isHidden}
        />
      )}
      <div className={styles.fields}>
        <TextField
          label="Title"
          field={title}
          maxLength={limits.seo.titleMax}
          placeholder={ownTitle}
          shownCharacters={shown.title}
        />
        <TextField
          label="Description"
          field={description}
          maxLength={limits.seo.descriptionMax}
          placeholder={card?.tagline || 'What visitors find on this page'}
          shownCharacters={shown.description}
          rows={3}
        />
        <div className={styles.field}>
          <label id={`${id}-picture-label`} htmlFor={`${id}-picture`}>
            Picture
          </label>
          <MediaControl
            id={`${id}-picture`}
            accept="image"
            value={seo.image}
            onChange={(image) => void now({ image })}
          />
        </div>
        <div className={styles.toggle}>
          <label htmlFor={`${id}-hide`}>Keep out of search engines</label>
          <button
            id={`${id}-hide`}
            type="button"
            role="switch"
            className={controls.switch}
            aria-checked={seo.isHidden}
            onClick={() => void now({ isHidden: !seo.isHidden })}
          />
        </div>
      </div>
    </section>
  )
}
