import { sql } from '@payloadcms/db-postgres'

/**
 * A condition about a row of `variants`: somebody has pre-ordered it and was not told yet that it is out.
 * On its day that is so while its files are missing; what comes back into stock meanwhile is no more for
 * sale than before.
 */
export const waitsForRelease = sql`exists (
  select 1 from entitlements e where e.variant_id = variants.id
    and e.available_from is not null and e.announced_at is null and e.revoked_at is null)`
