import { useState } from 'react'
import { CoverColours } from '@/plugins/catalog/product/cover-colours'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { useField } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import { DescriptionField } from '@/plugins/rich-text/field/description-field'
import { ChangedElsewhere, InputRow, TextRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { AltField } from '@/src/admin/media/library/alt-field'
import { MediaDialog } from '@/src/admin/media/library/media-dialog'
import { viewOf } from '@/src/admin/media/library/picture-view'
import controls from '@/src/admin/ui/controls.module.css'
import { ImagePlus } from '@/src/admin/ui/icons'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const { titleMax, artistMax, creditsMax } = studioLimits.release

/** What it is called and how it looks. */
export function CoverSection() {
  const title = useField('title')
  const artist = useField('artist')
  const releaseDate = useField('releaseDate')
  const credits = useField('credits')
  const description = useField('description')
  const { site } = useProduct()
  return (
    <Section place="cover">
      <div className={styles.head}>
        <CoverField />
        <div className={form.stack}>
          <TextRow
            label="Title"
            max={titleMax}
            placeholder={ownerMessages.release.untitled}
            {...title}
          />
          <TextRow label="Artist" max={artistMax} placeholder={site.profile.name} {...artist} />
          <InputRow
            label="Release date"
            hint="Your store shows the newest first, unless you order it yourself."
            type="date"
            {...releaseDate}
          />
        </div>
      </div>
      <CoverColours />
      <DescriptionField {...description} />
      <TextRow
        label="Credits"
        hint="One a line, like “Cello: Ana Ruiz”."
        isLong
        max={creditsMax}
        {...credits}
      />
    </Section>
  )
}

function CoverField() {
  const { value: media, isElsewhere, set } = useField('media')
  const { pictures, notePictures } = useProduct()
  const [isOpen, setIsOpen] = useState(false)
  const [coverId, ...others] = media
  const cover = coverId ? pictures.get(coverId) : undefined
  return (
    <div className={styles.cover}>
      <button
        type="button"
        className={styles.coverButton}
        aria-label={cover ? 'Change the cover' : 'Choose a cover'}
        onClick={() => setIsOpen(true)}
      >
        {cover ? (
          // biome-ignore lint/performance/noImgElement: pictures of the artist come in sizes of their own
          <img src={cover.sizes[0]?.url ?? cover.url} alt="" />
        ) : (
          <>
            <ImagePlus size={24} strokeWidth={1.5} aria-hidden />
            Choose a cover
          </>
        )}
      </button>
      {isElsewhere && <ChangedElsewhere />}
      {cover && (
        <>
          <AltField
            key={cover.id}
            label="What the cover shows"
            picture={cover}
            onChanged={(changed) => notePictures([changed])}
          />
          <button type="button" className={controls.button} onClick={() => set(others, 'no cover')}>
            Remove cover
          </button>
        </>
      )}
      {isOpen && (
        <MediaDialog
          accept="image"
          chosen={coverId ? [coverId] : []}
          onClose={() => setIsOpen(false)}
          onChoose={([item]) => {
            setIsOpen(false)
            if (item) {
              notePictures([viewOf(item)])
              set([item.id, ...others.filter((id) => id !== item.id)], 'cover')
            }
          }}
        />
      )}
    </div>
  )
}
