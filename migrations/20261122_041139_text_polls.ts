import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "text_polls" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"document" varchar NOT NULL,
  	"uid" varchar NOT NULL,
  	"question" varchar NOT NULL,
  	"options" jsonb NOT NULL,
  	"is_live" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "poll_votes" ALTER COLUMN "post_id" DROP NOT NULL;
  ALTER TABLE "poll_votes" ADD COLUMN "text_poll_id" uuid;
  ALTER TABLE "text_polls" ADD CONSTRAINT "text_polls_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "text_polls_profile_idx" ON "text_polls" USING btree ("profile_id");
  CREATE INDEX "text_polls_updated_at_idx" ON "text_polls" USING btree ("updated_at");
  CREATE INDEX "text_polls_created_at_idx" ON "text_polls" USING btree ("created_at");
  CREATE UNIQUE INDEX "document_uid_idx" ON "text_polls" USING btree ("document","uid");
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_text_poll_id_text_polls_id_fk" FOREIGN KEY ("text_poll_id") REFERENCES "public"."text_polls"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "poll_votes_text_poll_idx" ON "poll_votes" USING btree ("text_poll_id");
  CREATE UNIQUE INDEX "textPoll_account_idx" ON "poll_votes" USING btree ("text_poll_id","account_id");
  CREATE INDEX "textPoll_optionId_idx" ON "poll_votes" USING btree ("text_poll_id","option_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "text_polls" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "text_polls" CASCADE;
  ALTER TABLE "poll_votes" DROP CONSTRAINT IF EXISTS "poll_votes_text_poll_id_text_polls_id_fk";
  DELETE FROM "poll_votes" WHERE "post_id" IS NULL;
  
  DROP INDEX "poll_votes_text_poll_idx";
  DROP INDEX "textPoll_account_idx";
  DROP INDEX "textPoll_optionId_idx";
  ALTER TABLE "poll_votes" ALTER COLUMN "post_id" SET NOT NULL;
  ALTER TABLE "poll_votes" DROP COLUMN "text_poll_id";`)
}
