import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "waitlist_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"ticket_id" uuid,
  	"told_at" timestamp(3) with time zone,
  	"offered_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_ticket_id_variants_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_offered_id_variants_id_fk" FOREIGN KEY ("offered_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "waitlist_entries_profile_idx" ON "waitlist_entries" USING btree ("profile_id");
  CREATE INDEX "waitlist_entries_event_idx" ON "waitlist_entries" USING btree ("event_id");
  CREATE INDEX "waitlist_entries_ticket_idx" ON "waitlist_entries" USING btree ("ticket_id");
  CREATE INDEX "waitlist_entries_offered_idx" ON "waitlist_entries" USING btree ("offered_id");
  CREATE INDEX "waitlist_entries_updated_at_idx" ON "waitlist_entries" USING btree ("updated_at");
  CREATE INDEX "waitlist_entries_created_at_idx" ON "waitlist_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_email_idx" ON "waitlist_entries" USING btree ("event_id","email");
  CREATE INDEX "profile_email_2_idx" ON "waitlist_entries" USING btree ("profile_id","email");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "waitlist_entries" CASCADE;`)
}
