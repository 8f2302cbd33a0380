import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_type" AS ENUM('image', 'video', 'audio', 'poll');
  CREATE TYPE "public"."enum_posts_visibility" AS ENUM('public', 'members', 'paid', 'tiers');
  CREATE TYPE "public"."enum_reactions_kind" AS ENUM('like', 'save');
  CREATE TYPE "public"."enum_events_status" AS ENUM('scheduled', 'cancelled');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  ALTER TYPE "public"."enum_products_category" ADD VALUE 'Ticket';
  CREATE TABLE "posts_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" uuid,
  	"name" varchar
  );
  
  CREATE TABLE "posts_poll_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"type" "enum_posts_type" DEFAULT 'image' NOT NULL,
  	"caption" varchar NOT NULL,
  	"poll_question" varchar,
  	"poll_closes_at" timestamp(3) with time zone,
  	"visibility" "enum_posts_visibility" DEFAULT 'public' NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"membership_tiers_id" uuid
  );
  
  CREATE TABLE "post_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"alt" varchar,
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
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar
  );
  
  CREATE TABLE "comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"post_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"reported_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reactions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"kind" "enum_reactions_kind" NOT NULL,
  	"post_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "poll_votes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"post_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"option_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"title" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"time_zone" varchar DEFAULT 'Europe/London' NOT NULL,
  	"address_name" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_zip_code" varchar,
  	"address_city" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"description_html" varchar,
  	"action_text" varchar,
  	"action_link" varchar,
  	"status" "enum_events_status" DEFAULT 'scheduled' NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "email_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"double_opt_in" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"list_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"token_hash" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "theme_settings" ADD COLUMN "avatar_id" uuid;
  ALTER TABLE "products" ADD COLUMN "event_id" uuid;
  ALTER TABLE "variants" ADD COLUMN "event_id" uuid;
  ALTER TABLE "variants" ADD COLUMN "description" varchar;
  ALTER TABLE "variants" ADD COLUMN "max_per_order" numeric;
  ALTER TABLE "variants" ADD COLUMN "sales_start_at" timestamp(3) with time zone;
  ALTER TABLE "variants" ADD COLUMN "sales_end_at" timestamp(3) with time zone;
  ALTER TABLE "public_accounts" ADD COLUMN "pending_email" varchar;
  ALTER TABLE "public_accounts" ADD COLUMN "email_token_hash" varchar;
  ALTER TABLE "public_accounts" ADD COLUMN "email_token_expires_at" timestamp(3) with time zone;
  ALTER TABLE "profiles" ADD COLUMN "locked_previews" boolean DEFAULT true;
  ALTER TABLE "profiles" ADD COLUMN "tiers_include_lower" boolean DEFAULT false;
  ALTER TABLE "posts_media" ADD CONSTRAINT "posts_media_file_id_post_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."post_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_media" ADD CONSTRAINT "posts_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_poll_options" ADD CONSTRAINT "posts_poll_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_membership_tiers_fk" FOREIGN KEY ("membership_tiers_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "post_files" ADD CONSTRAINT "post_files_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reactions" ADD CONSTRAINT "reactions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reactions" ADD CONSTRAINT "reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reactions" ADD CONSTRAINT "reactions_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_account_id_public_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."public_accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_lists" ADD CONSTRAINT "email_lists_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_list_id_email_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."email_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_media_order_idx" ON "posts_media" USING btree ("_order");
  CREATE INDEX "posts_media_parent_id_idx" ON "posts_media" USING btree ("_parent_id");
  CREATE INDEX "posts_media_file_idx" ON "posts_media" USING btree ("file_id");
  CREATE INDEX "posts_poll_options_order_idx" ON "posts_poll_options" USING btree ("_order");
  CREATE INDEX "posts_poll_options_parent_id_idx" ON "posts_poll_options" USING btree ("_parent_id");
  CREATE INDEX "posts_profile_idx" ON "posts" USING btree ("profile_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "profile_isPublished_publishedAt_idx" ON "posts" USING btree ("profile_id","is_published","published_at");
  CREATE INDEX "profile_isPublished_type_publishedAt_idx" ON "posts" USING btree ("profile_id","is_published","type","published_at");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_membership_tiers_id_idx" ON "posts_rels" USING btree ("membership_tiers_id");
  CREATE INDEX "post_files_profile_idx" ON "post_files" USING btree ("profile_id");
  CREATE INDEX "post_files_updated_at_idx" ON "post_files" USING btree ("updated_at");
  CREATE INDEX "post_files_created_at_idx" ON "post_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_files_filename_idx" ON "post_files" USING btree ("filename");
  CREATE INDEX "post_files_sizes_w640_sizes_w640_filename_idx" ON "post_files" USING btree ("sizes_w640_filename");
  CREATE INDEX "post_files_sizes_w1280_sizes_w1280_filename_idx" ON "post_files" USING btree ("sizes_w1280_filename");
  CREATE INDEX "comments_profile_idx" ON "comments" USING btree ("profile_id");
  CREATE INDEX "comments_post_idx" ON "comments" USING btree ("post_id");
  CREATE INDEX "comments_account_idx" ON "comments" USING btree ("account_id");
  CREATE INDEX "comments_reported_at_idx" ON "comments" USING btree ("reported_at");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "post_createdAt_idx" ON "comments" USING btree ("post_id","created_at");
  CREATE INDEX "reactions_profile_idx" ON "reactions" USING btree ("profile_id");
  CREATE INDEX "reactions_post_idx" ON "reactions" USING btree ("post_id");
  CREATE INDEX "reactions_account_idx" ON "reactions" USING btree ("account_id");
  CREATE INDEX "reactions_updated_at_idx" ON "reactions" USING btree ("updated_at");
  CREATE INDEX "reactions_created_at_idx" ON "reactions" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_kind_account_idx" ON "reactions" USING btree ("post_id","kind","account_id");
  CREATE INDEX "account_kind_createdAt_idx" ON "reactions" USING btree ("account_id","kind","created_at");
  CREATE INDEX "poll_votes_profile_idx" ON "poll_votes" USING btree ("profile_id");
  CREATE INDEX "poll_votes_post_idx" ON "poll_votes" USING btree ("post_id");
  CREATE INDEX "poll_votes_account_idx" ON "poll_votes" USING btree ("account_id");
  CREATE INDEX "poll_votes_updated_at_idx" ON "poll_votes" USING btree ("updated_at");
  CREATE INDEX "poll_votes_created_at_idx" ON "poll_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_account_idx" ON "poll_votes" USING btree ("post_id","account_id");
  CREATE INDEX "post_optionId_idx" ON "poll_votes" USING btree ("post_id","option_id");
  CREATE INDEX "events_profile_idx" ON "events" USING btree ("profile_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "profile_isPublished_startsAt_idx" ON "events" USING btree ("profile_id","is_published","starts_at");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "email_lists_profile_idx" ON "email_lists" USING btree ("profile_id");
  CREATE INDEX "email_lists_updated_at_idx" ON "email_lists" USING btree ("updated_at");
  CREATE INDEX "email_lists_created_at_idx" ON "email_lists" USING btree ("created_at");
  CREATE INDEX "subscribers_profile_idx" ON "subscribers" USING btree ("profile_id");
  CREATE INDEX "subscribers_list_idx" ON "subscribers" USING btree ("list_id");
  CREATE UNIQUE INDEX "subscribers_token_hash_idx" ON "subscribers" USING btree ("token_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_email_idx" ON "subscribers" USING btree ("list_id","email");
  CREATE INDEX "profile_email_1_idx" ON "subscribers" USING btree ("profile_id","email");
  CREATE INDEX "contact_messages_profile_idx" ON "contact_messages" USING btree ("profile_id");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "profile_createdAt_2_idx" ON "contact_messages" USING btree ("profile_id","created_at");
  ALTER TABLE "theme_settings" ADD CONSTRAINT "theme_settings_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "theme_settings_avatar_idx" ON "theme_settings" USING btree ("avatar_id");
  CREATE UNIQUE INDEX "products_event_idx" ON "products" USING btree ("event_id");
  CREATE INDEX "variants_event_idx" ON "variants" USING btree ("event_id");
  CREATE INDEX "public_accounts_email_token_hash_idx" ON "public_accounts" USING btree ("email_token_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_poll_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reactions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poll_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_media" CASCADE;
  DROP TABLE "posts_poll_options" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "post_files" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "reactions" CASCADE;
  DROP TABLE "poll_votes" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "email_lists" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  ALTER TABLE "theme_settings" DROP CONSTRAINT "theme_settings_avatar_id_media_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_event_id_events_id_fk";
  
  ALTER TABLE "variants" DROP CONSTRAINT "variants_event_id_events_id_fk";
  
  ALTER TABLE "products" ALTER COLUMN "category" SET DATA TYPE text;
  ALTER TABLE "products" ALTER COLUMN "category" SET DEFAULT 'Music'::text;
  DROP TYPE "public"."enum_products_category";
  CREATE TYPE "public"."enum_products_category" AS ENUM('Music', 'Merch');
  ALTER TABLE "products" ALTER COLUMN "category" SET DEFAULT 'Music'::"public"."enum_products_category";
  ALTER TABLE "products" ALTER COLUMN "category" SET DATA TYPE "public"."enum_products_category" USING "category"::"public"."enum_products_category";
  DROP INDEX "theme_settings_avatar_idx";
  DROP INDEX "products_event_idx";
  DROP INDEX "variants_event_idx";
  DROP INDEX "public_accounts_email_token_hash_idx";
  ALTER TABLE "theme_settings" DROP COLUMN "avatar_id";
  ALTER TABLE "products" DROP COLUMN "event_id";
  ALTER TABLE "variants" DROP COLUMN "event_id";
  ALTER TABLE "variants" DROP COLUMN "description";
  ALTER TABLE "variants" DROP COLUMN "max_per_order";
  ALTER TABLE "variants" DROP COLUMN "sales_start_at";
  ALTER TABLE "variants" DROP COLUMN "sales_end_at";
  ALTER TABLE "public_accounts" DROP COLUMN "pending_email";
  ALTER TABLE "public_accounts" DROP COLUMN "email_token_hash";
  ALTER TABLE "public_accounts" DROP COLUMN "email_token_expires_at";
  ALTER TABLE "profiles" DROP COLUMN "locked_previews";
  ALTER TABLE "profiles" DROP COLUMN "tiers_include_lower";
  DROP TYPE "public"."enum_posts_type";
  DROP TYPE "public"."enum_posts_visibility";
  DROP TYPE "public"."enum_reactions_kind";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum_subscribers_status";`)
}
