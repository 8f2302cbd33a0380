import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Says what products are by how buyers get them, no longer by what was chosen beside it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update products p set kind = (case when coalesce(v.is_thing, p.category = 'Merch')
                                       then 'physical' else 'digital' end)::enum_products_kind
    from products q left join (
      select product_id, bool_or(delivery_type <> 'digital') as is_thing
        from variants where availability_status <> 'inactive' group by product_id
    ) v on v.product_id = q.id
    where p.id = q.id`)
}

/** What was chosen before is not known any more, and either way is a valid choice. */
export async function down(_: MigrateDownArgs): Promise<void> {}
