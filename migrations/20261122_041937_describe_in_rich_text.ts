import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_source" AS ENUM('form', 'account', 'import');
  CREATE TYPE "public"."enum_newsletters_audience" AS ENUM('list', 'tiers', 'members', 'post');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'cancelled');
  CREATE TABLE "newsletters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"subject" varchar NOT NULL,
  	"preview_text" varchar,
  	"audience" "enum_newsletters_audience" DEFAULT 'list' NOT NULL,
  	"list_id" uuid,
  	"post_id" uuid,
  	"text" varchar,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"scheduled_at" timestamp(3) with time zone,
  	"sending_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"receivers" numeric,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"membership_tiers_id" uuid
  );
  
  ALTER TABLE "products" ADD COLUMN "description" jsonb;
  ALTER TABLE "public_accounts" ADD COLUMN "news_off_at" timestamp(3) with time zone;
  ALTER TABLE "public_accounts" ADD COLUMN "post_mails_off_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "description" jsonb;
  ALTER TABLE "subscribers" ADD COLUMN "source" "enum_subscribers_source";
  ALTER TABLE "subscribers" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "consent_by_id" uuid;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_list_id_email_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."email_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_membership_tiers_fk" FOREIGN KEY ("membership_tiers_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletters_profile_idx" ON "newsletters" USING btree ("profile_id");
  CREATE INDEX "newsletters_list_idx" ON "newsletters" USING btree ("list_id");
  CREATE UNIQUE INDEX "newsletters_post_idx" ON "newsletters" USING btree ("post_id");
  CREATE INDEX "newsletters_state_idx" ON "newsletters" USING btree ("state");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "state_scheduledAt_idx" ON "newsletters" USING btree ("state","scheduled_at");
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_membership_tiers_id_idx" ON "newsletters_rels" USING btree ("membership_tiers_id");
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_consent_by_id_users_id_fk" FOREIGN KEY ("consent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "subscribers_consent_by_idx" ON "subscribers" USING btree ("consent_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_rels" CASCADE;
  ALTER TABLE "subscribers" DROP CONSTRAINT "subscribers_consent_by_id_users_id_fk";
  
  DROP INDEX "subscribers_consent_by_idx";
  ALTER TABLE "products" DROP COLUMN "description";
  ALTER TABLE "public_accounts" DROP COLUMN "news_off_at";
  ALTER TABLE "public_accounts" DROP COLUMN "post_mails_off_at";
  ALTER TABLE "events" DROP COLUMN "description";
  ALTER TABLE "subscribers" DROP COLUMN "source";
  ALTER TABLE "subscribers" DROP COLUMN "consent_text";
  ALTER TABLE "subscribers" DROP COLUMN "consent_at";
  ALTER TABLE "subscribers" DROP COLUMN "consent_by_id";
  DROP TYPE "public"."enum_subscribers_source";
  DROP TYPE "public"."enum_newsletters_audience";
  DROP TYPE "public"."enum_newsletters_state";`)
}
