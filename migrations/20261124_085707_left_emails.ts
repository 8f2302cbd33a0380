import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "left_emails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"email_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "left_emails" ADD CONSTRAINT "left_emails_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "left_emails_profile_idx" ON "left_emails" USING btree ("profile_id");
  CREATE INDEX "left_emails_updated_at_idx" ON "left_emails" USING btree ("updated_at");
  CREATE INDEX "left_emails_created_at_idx" ON "left_emails" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_emailHash_1_idx" ON "left_emails" USING btree ("profile_id","email_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "left_emails" CASCADE;`)
}
