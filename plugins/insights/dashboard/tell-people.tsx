import encodeQR from 'qr'
import { Card } from '@/plugins/insights/dashboard/card'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { ShareTexts } from '@/plugins/insights/dashboard/share-texts.client'
import { embedMessages } from '@/src/core/messages/embeds'
import { embedCode } from '@/src/core/urls/embed-code'

type Props = { name: string; siteUrl: string }

/** All that it takes to show the new site around. */
export function TellPeople({ name, siteUrl }: Props) {
  const { host } = new URL(siteUrl)
  const address = siteUrl.replace(/\/$/, '')
  return (
    <Card title="Tell people">
      <div className={styles.tell}>
        <svg
          className={styles.qr}
          role="img"
          aria-label={`QR code that leads to ${host}`}
          {...qrShape(address)}
        />
        <ShareTexts
          name={name}
          address={address}
          embed={embedCode({ kind: 'shows' }, { base: siteUrl, title: embedMessages.shows(name) })}
          texts={[
            {
              label: 'For a post',
              text: `My new site is up: music, shows and everything. ${address}`,
            },
            {
              label: 'For a mail',
              text: `Hello,\n\n${name} has a new home on the web: ${address}\nLeave your address there, and you hear of new music first.`,
            },
          ]}
        />
      </div>
    </Card>
  )
}

/** The dark modules as one path, with the quiet zone that readers need around it. */
function qrShape(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return {
    viewBox: `0 0 ${rows.length} ${rows.length}`,
    shapeRendering: 'crispEdges',
    children: (
      <>
        <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
        <path fill="#000" d={path} />
      </>
    ),
  } as const
}
