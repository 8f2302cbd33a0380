import type { AdminProps } from '@/plugins/_kit/site-plugin'
import { toolsOf } from '@/plugins/_kit/tools'

type Countdown = { pageId: string; page: string; title: string; moment: string }

/** Those that visitors of a site see, the next one first. Whose role may not read pages sees neither view nor card. */
export function findCountdowns({ req, profileId }: AdminProps): Promise<Countdown[]> {
  return toolsOf(req).runSql(req)<Countdown>`
    select id as "pageId", pages.title as page, props ->> 'title' as title, props ->> 'moment' as moment
    from pages,
      jsonb_path_query(layout, '$.nodes.* ? (@.type == "encore/countdown").props') props
    where profile_id = ${profileId} and _status = 'published'
      and nullif(props ->> 'moment', '')::timestamptz > now()
    order by (props ->> 'moment')::timestamptz`
}
