import { useField } from '@/plugins/catalog/merch/merch-context'
import { Section } from '@/plugins/catalog/merch/sections/section'
import { CoverColours } from '@/plugins/catalog/product/cover-colours'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { DescriptionField } from '@/plugins/rich-text/field/description-field'
import { TextRow } from '@/src/admin/form-screen/form-row'
import { PicturesField } from '@/src/admin/form-screen/pictures-field'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/** What it is called and how it looks. */
export function CoverSection() {
  const title = useField('title')
  const media = useField('media')
  const description = useField('description')
  const { pictures, notePictures } = useProduct()
  return (
    <Section place="cover">
      <TextRow
        label="Title"
        max={studioLimits.release.titleMax}
        placeholder={ownerMessages.merch.newTitle}
        {...title}
      />
      <PicturesField
        media={media.value}
        most={studioLimits.release.picturesMax}
        pictures={pictures}
        onChosen={notePictures}
        onChange={media.set}
        isElsewhere={media.isElsewhere}
      />
      <CoverColours />
      <DescriptionField {...description} />
    </Section>
  )
}
