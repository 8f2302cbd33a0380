import type { PayloadRequest } from 'payload'
import { formatCount, formatDollars } from '@/plugins/insights/labels'
import { type ArtistRow, loadArtists } from '@/plugins/insights/platform/load-artists'
import styles from '@/plugins/insights/platform/platform.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { inviteArtistPath } from '@/src/admin/studio-paths'
import { SupportButton } from '@/src/admin/support/support-button'
import controls from '@/src/admin/ui/controls.module.css'
import { Pager } from '@/src/admin/ui/list/pager'
import { DataTable } from '@/src/admin/ui/table/data-table'
import { fileSize } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

type Props = { req: PayloadRequest; searchParams: Record<string, unknown> | undefined }

const stateLabels: Record<ArtistRow['state'], string> = {
  online: 'Online',
  offline: 'Not online',
}

/** The admin's start for who runs the platform: all artists, and who of them needs something. */
export async function PlatformStart({ req, searchParams }: Props) {
  const { admin, api } = req.payload.config.routes
  const search = String(searchParams?.search ?? '')
  const asked = Number(searchParams?.page ?? 1)
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, limits.maxPage) : 1
  const { artists, hasMore } = await loadArtists(req, { search, page })
  const pageAt = (number: number) =>
    `${admin}?${new URLSearchParams({ ...(search && { search }), page: String(number) })}`

  return (
    <section className={`${controls.tokens} ${styles.platform}`} aria-label="Artists">
      <div className={controls.chrome}>
        <header className={styles.head}>
          <h2>Artists</h2>
          <search className={styles.search}>
            <form action={admin}>
              <input
                className={controls.field}
                type="search"
                name="search"
                defaultValue={search}
                placeholder="Name or address"
                aria-label="Search artists"
                maxLength={limits.searchMax}
              />
            </form>
          </search>
          <AdminLink
            className={controls.button}
            data-kind="primary"
            href={`${admin}${inviteArtistPath}`}
          >
            Invite an artist
          </AdminLink>
        </header>
        {artists.length === 0 ? (
          <p className={styles.quiet}>
            {search
              ? 'No artist has this name or address.'
              : 'There is no artist yet. Invite the first one: name and email are enough.'}
          </p>
        ) : (
          <DataTable
            isCards
            label="Artists, table"
            rows={artists}
            rowKey={({ id }) => id}
            columns={[
              {
                title: 'Artist',
                kind: 'name',
                cell: (artist) => <Artist {...artist} adminPath={admin} apiPath={api} />,
              },
              {
                title: 'State',
                cell: ({ state }) => (
                  <span className={styles.state} data-state={state}>
                    {stateLabels[state]}
                  </span>
                ),
              },
              {
                title: 'Last activity',
                cell: ({ lastActivity }) => (lastActivity ? <LocalTime iso={lastActivity} /> : '–'),
              },
              {
                title: 'Money',
                kind: 'number',
                cell: ({ moneyMinor }) => formatDollars(moneyMinor / 100),
              },
              {
                title: 'Storage',
                kind: 'number',
                cell: ({ storage, storageGb }) => (
                  <span>
                    {fileSize(storage)}
                    {storageGb !== null && <small>of {fileSize(storageGb * 1024 ** 3)}</small>}
                  </span>
                ),
              },
              {
                title: 'Needs a look',
                cell: ({ toReview }) => (toReview > 0 ? formatCount(toReview, 'payment') : '–'),
              },
            ]}
          />
        )}
        <Pager label="Pages of artists" page={page} hasMore={hasMore} hrefOf={pageAt} />
      </div>
    </section>
  )
}

type ArtistProps = ArtistRow & { adminPath: string; apiPath: string }

function Artist({ id, name, slug, letsSupportIn, adminPath, apiPath }: ArtistProps) {
  return (
    <>
      <AdminLink
        className={styles.artist}
        href={`${adminPath}/collections/${slugs.profiles}/${id}`}
      >
        {name}
      </AdminLink>
      <small>{slug}</small>
      {letsSupportIn && (
        <SupportButton
          className={styles.support}
          url={`${apiPath}/profiles/${id}/support/begin`}
          adminPath={adminPath}
          aria-label={ownerMessages.team.support.beginOn(name)}
        >
          {ownerMessages.team.support.begin}
        </SupportButton>
      )}
    </>
  )
}
