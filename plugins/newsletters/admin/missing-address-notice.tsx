import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const text = ownerMessages.newsletters

/** Says before a mail goes out that it will end without a postal address, and where one is given. */
export function MissingAddressNotice() {
  const { config } = useConfig()
  const { savedDocumentData } = useDocumentInfo()
  const profile: unknown = savedDocumentData?.profile
  const id = typeof profile === 'object' && profile && 'id' in profile ? profile.id : profile
  return (
    <p>
      {text.noAddress}{' '}
      {typeof id === 'string' && (
        <Link href={`${config.routes.admin}/collections/${slugs.profiles}/${id}`}>
          {text.giveAddress}
        </Link>
      )}
    </p>
  )
}
