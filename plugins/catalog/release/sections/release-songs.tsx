import { useProduct } from '@/plugins/catalog/product/product-context'
import { useField, useRelease } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import { SongsSection, type SongsSectionProps } from '@/plugins/catalog/songs/admin/songs-section'
import { viewOf } from '@/src/admin/media/library/picture-view'
import { musicPath } from '@/src/admin/studio-paths'

/** The songs, which are saved by themselves; a cover that comes with their files is taken into the form. */
export function ReleaseSongs({ drafts }: Pick<SongsSectionProps, 'drafts'>) {
  const release = useRelease()
  const { id, site, apiPath, adminPath, notePictures } = useProduct()
  const { value: media, set } = useField('media')
  return (
    <Section place="songs" hasOwnTitle>
      <SongsSection
        productId={id}
        profileId={site.profile.id}
        apiPath={apiPath}
        musicPath={`${adminPath}${musicPath}`}
        drafts={drafts}
        steps={release}
        onChanged={() => void release.refresh()}
        cover={{
          isSet: media.length > 0,
          onFound: (item) => {
            notePictures([viewOf(item)])
            set([item.id], 'cover')
          },
        }}
      />
    </Section>
  )
}
