import { DescriptionField } from '@/plugins/rich-text/field/description-field'
import { Section } from '@/plugins/shows/show/sections/section'
import { useField, useShow } from '@/plugins/shows/show/show-context'
import { PicturesField } from '@/src/admin/form-screen/pictures-field'
import { studioLimits } from '@/src/core/studio-limits'

/** How it looks, and what there is to say about it. */
export function MoreSection() {
  const description = useField('description')
  const media = useField('media')
  const { pictures, notePictures } = useShow()
  return (
    <Section place="more">
      <PicturesField
        most={studioLimits.shows.picturesMax}
        media={media.value}
        onChange={media.set}
        isElsewhere={media.isElsewhere}
        pictures={pictures}
        onChosen={notePictures}
      />
      <DescriptionField {...description} />
    </Section>
  )
}
