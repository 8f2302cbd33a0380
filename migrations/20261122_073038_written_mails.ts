import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_prepared_files_kind" AS ENUM('mp3', 'flac', 'preview', 'zip-mp3', 'zip-flac', 'zip-original');
  CREATE TYPE "public"."enum_prepared_files_state" AS ENUM('queued', 'building', 'ready', 'failed');
  ALTER TYPE "public"."enum_entitlements_source" ADD VALUE 'code';
  CREATE TABLE "prepared_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"track_id" uuid,
  	"subject" varchar NOT NULL,
  	"kind" "enum_prepared_files_kind" NOT NULL,
  	"content_hash" varchar NOT NULL,
  	"state" "enum_prepared_files_state" DEFAULT 'queued' NOT NULL,
  	"key" varchar,
  	"size" numeric,
  	"failure" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"waiting" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bonus_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"product_id" uuid NOT NULL,
  	"title" varchar NOT NULL,
  	"prefix" varchar DEFAULT 'private',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "download_code_batches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"product_id" uuid NOT NULL,
  	"count" numeric DEFAULT 100 NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"redeemed" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"batch_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"code" varchar NOT NULL,
  	"redeemed_at" timestamp(3) with time zone,
  	"order_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"track_id" uuid NOT NULL,
  	"play_id" varchar NOT NULL,
  	"listener" varchar,
  	"counted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "play_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"product_id" uuid NOT NULL,
  	"track_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"plays" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "membership_tiers" ALTER COLUMN "discount_percent" DROP NOT NULL;
  ALTER TABLE "membership_tiers" ALTER COLUMN "is_active" DROP NOT NULL;
  ALTER TABLE "memberships" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "memberships" ALTER COLUMN "cancel_at_period_end" DROP NOT NULL;
  ALTER TABLE "memberships" ALTER COLUMN "attempt" DROP NOT NULL;
  ALTER TABLE "email_templates" ALTER COLUMN "subject" DROP NOT NULL;
  ALTER TABLE "email_templates" ALTER COLUMN "layout" DROP NOT NULL;
  ALTER TABLE "test_subscriptions" ALTER COLUMN "version" DROP NOT NULL;
  ALTER TABLE "downloads" ADD COLUMN "kind" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "layout" jsonb;
  ALTER TABLE "newsletters" ADD COLUMN "rev" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "email_templates" ADD COLUMN "draft" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletters_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_templates_id" uuid;
  ALTER TABLE "prepared_files" ADD CONSTRAINT "prepared_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prepared_files" ADD CONSTRAINT "prepared_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "prepared_files" ADD CONSTRAINT "prepared_files_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bonus_files" ADD CONSTRAINT "bonus_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bonus_files" ADD CONSTRAINT "bonus_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_code_batches" ADD CONSTRAINT "download_code_batches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_code_batches" ADD CONSTRAINT "download_code_batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_batch_id_download_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."download_code_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_codes" ADD CONSTRAINT "download_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plays" ADD CONSTRAINT "plays_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plays" ADD CONSTRAINT "plays_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "play_counts" ADD CONSTRAINT "play_counts_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "prepared_files_profile_idx" ON "prepared_files" USING btree ("profile_id");
  CREATE INDEX "prepared_files_product_idx" ON "prepared_files" USING btree ("product_id");
  CREATE INDEX "prepared_files_track_idx" ON "prepared_files" USING btree ("track_id");
  CREATE INDEX "prepared_files_state_idx" ON "prepared_files" USING btree ("state");
  CREATE INDEX "prepared_files_updated_at_idx" ON "prepared_files" USING btree ("updated_at");
  CREATE INDEX "prepared_files_created_at_idx" ON "prepared_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "subject_kind_contentHash_idx" ON "prepared_files" USING btree ("subject","kind","content_hash");
  CREATE INDEX "bonus_files_profile_idx" ON "bonus_files" USING btree ("profile_id");
  CREATE INDEX "bonus_files_product_idx" ON "bonus_files" USING btree ("product_id");
  CREATE INDEX "bonus_files_updated_at_idx" ON "bonus_files" USING btree ("updated_at");
  CREATE INDEX "bonus_files_created_at_idx" ON "bonus_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "bonus_files_filename_idx" ON "bonus_files" USING btree ("filename");
  CREATE INDEX "download_code_batches_profile_idx" ON "download_code_batches" USING btree ("profile_id");
  CREATE INDEX "download_code_batches_product_idx" ON "download_code_batches" USING btree ("product_id");
  CREATE INDEX "download_code_batches_updated_at_idx" ON "download_code_batches" USING btree ("updated_at");
  CREATE INDEX "download_code_batches_created_at_idx" ON "download_code_batches" USING btree ("created_at");
  CREATE INDEX "download_codes_profile_idx" ON "download_codes" USING btree ("profile_id");
  CREATE INDEX "download_codes_batch_idx" ON "download_codes" USING btree ("batch_id");
  CREATE INDEX "download_codes_product_idx" ON "download_codes" USING btree ("product_id");
  CREATE INDEX "download_codes_order_idx" ON "download_codes" USING btree ("order_id");
  CREATE INDEX "download_codes_updated_at_idx" ON "download_codes" USING btree ("updated_at");
  CREATE INDEX "download_codes_created_at_idx" ON "download_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "profile_code_idx" ON "download_codes" USING btree ("profile_id","code");
  CREATE INDEX "plays_profile_idx" ON "plays" USING btree ("profile_id");
  CREATE INDEX "plays_track_idx" ON "plays" USING btree ("track_id");
  CREATE UNIQUE INDEX "plays_play_id_idx" ON "plays" USING btree ("play_id");
  CREATE INDEX "plays_updated_at_idx" ON "plays" USING btree ("updated_at");
  CREATE INDEX "plays_created_at_idx" ON "plays" USING btree ("created_at");
  CREATE INDEX "track_listener_idx" ON "plays" USING btree ("track_id","listener");
  CREATE INDEX "play_counts_profile_idx" ON "play_counts" USING btree ("profile_id");
  CREATE INDEX "play_counts_product_idx" ON "play_counts" USING btree ("product_id");
  CREATE INDEX "play_counts_track_idx" ON "play_counts" USING btree ("track_id");
  CREATE INDEX "play_counts_updated_at_idx" ON "play_counts" USING btree ("updated_at");
  CREATE INDEX "play_counts_created_at_idx" ON "play_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "track_day_idx" ON "play_counts" USING btree ("track_id","day");
  CREATE INDEX "profile_day_idx" ON "play_counts" USING btree ("profile_id","day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_templates_fk" FOREIGN KEY ("email_templates_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_email_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("email_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prepared_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bonus_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_code_batches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "play_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "prepared_files" CASCADE;
  DROP TABLE "bonus_files" CASCADE;
  DROP TABLE "download_code_batches" CASCADE;
  DROP TABLE "download_codes" CASCADE;
  DROP TABLE "plays" CASCADE;
  DROP TABLE "play_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_newsletters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_email_templates_fk";
  
  ALTER TABLE "entitlements" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_entitlements_source";
  CREATE TYPE "public"."enum_entitlements_source" AS ENUM('purchase', 'gift', 'membership', 'free');
  ALTER TABLE "entitlements" ALTER COLUMN "source" SET DATA TYPE "public"."enum_entitlements_source" USING "source"::"public"."enum_entitlements_source";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_newsletters_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_email_templates_id_idx";
  ALTER TABLE "membership_tiers" ALTER COLUMN "discount_percent" SET NOT NULL;
  ALTER TABLE "membership_tiers" ALTER COLUMN "is_active" SET NOT NULL;
  ALTER TABLE "memberships" ALTER COLUMN "source" SET NOT NULL;
  ALTER TABLE "memberships" ALTER COLUMN "cancel_at_period_end" SET NOT NULL;
  ALTER TABLE "memberships" ALTER COLUMN "attempt" SET NOT NULL;
  -- Nothing but drafts was written for these: they are sent as shipped.
  DELETE FROM "email_templates" WHERE "subject" IS NULL OR "layout" IS NULL;
  ALTER TABLE "email_templates" ALTER COLUMN "subject" SET NOT NULL;
  ALTER TABLE "email_templates" ALTER COLUMN "layout" SET NOT NULL;
  ALTER TABLE "test_subscriptions" ALTER COLUMN "version" SET NOT NULL;
  ALTER TABLE "downloads" DROP COLUMN "kind";
  ALTER TABLE "newsletters" DROP COLUMN "layout";
  ALTER TABLE "newsletters" DROP COLUMN "rev";
  ALTER TABLE "email_templates" DROP COLUMN "draft";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_templates_id";
  DROP TYPE "public"."enum_prepared_files_kind";
  DROP TYPE "public"."enum_prepared_files_state";`)
}
