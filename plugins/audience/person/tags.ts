import type { PayloadRequest } from 'payload'
import type { KnownPerson } from '@/plugins/audience/person/load-person'
import { runSql } from '@/src/server/transaction'

/** Takes a tag off somebody; one that they do not have is no mistake. With the system's rights: ask first who may. */
export async function removeTag(
  req: PayloadRequest,
  { id, profileId }: Pick<KnownPerson, 'id' | 'profileId'>,
  tag: string,
): Promise<void> {
  await runSql(req)`
    update people set tags = tags - ${tag}::text, updated_at = now()
    where id = ${id} and profile_id = ${profileId} and tags @> ${JSON.stringify([tag])}::jsonb`
}
