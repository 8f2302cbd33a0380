import { useField, useRelease } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import { SongsSection } from '@/plugins/catalog/songs/admin/songs-section'
import { viewOf } from '@/src/admin/media/library/picture-view'

/** The songs, which are saved by themselves; a cover that comes with their files is taken into the form. */
export function ReleaseSongs() {
  const { id, site, apiPath, release, notePicture } = useRelease()
  const { value: media, set } = useField('media')
  return (
    <Section place="songs" hasOwnTitle>
      <SongsSection
        productId={id}
        profileId={site.profile.id}
        apiPath={apiPath}
        onChanged={() => void release.refresh()}
        cover={{
          isSet: media.length > 0,
          onFound: (item) => {
            notePicture(viewOf(item))
            set([item.id], 'cover')
          },
        }}
      />
    </Section>
  )
}
