import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_theme" AS ENUM('default', 'link-tree');
  CREATE TYPE "public"."enum__pages_v_version_theme" AS ENUM('default', 'link-tree');
  CREATE TYPE "public"."enum_theme_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__theme_settings_v_version_social_links_icon" AS ENUM('instagram', 'facebook', 'twitter', 'youtube', 'website');
  CREATE TYPE "public"."enum__theme_settings_v_version_font_family" AS ENUM('Inter', 'Poppins', 'Montserrat', 'Open Sans', 'Roboto', 'Lato', 'Source Sans Pro', 'Nunito', 'Raleway', 'Ubuntu', 'Oswald', 'Bebas Neue', 'Fjalla One', 'Anton', 'Righteous', 'Playfair Display', 'Merriweather', 'Lora', 'Crimson Text', 'Libre Baskerville');
  CREATE TYPE "public"."enum__theme_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_theme_settings_v_version_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_theme_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"icon" "enum__theme_settings_v_version_social_links_icon",
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_theme_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_profile_id" uuid,
  	"version_colors_primary" varchar DEFAULT '#ff6f59',
  	"version_colors_background" varchar DEFAULT '#0e0c0d',
  	"version_colors_text" varchar DEFAULT '#f6efe6',
  	"version_colors_text_primary" varchar DEFAULT '#1c0806',
  	"version_corner_radius" numeric DEFAULT 4,
  	"version_font_family" "enum__theme_settings_v_version_font_family" DEFAULT 'Anton',
  	"version_rev" numeric DEFAULT 0,
  	"version_logo_id" uuid,
  	"version_avatar_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__theme_settings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "saved_sections" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"profile_id" uuid,
  	"name" varchar NOT NULL,
  	"subtree" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "profile_pathname_idx";
  DROP INDEX "version_profile_version_pathname_idx";
  ALTER TABLE "theme_settings_header_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "theme_settings_header_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "theme_settings_social_links" ALTER COLUMN "icon" DROP NOT NULL;
  ALTER TABLE "theme_settings_social_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_primary" DROP NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_background" DROP NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_text" DROP NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_text_primary" DROP NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "corner_radius" DROP NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "font_family" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "theme" "enum_pages_theme" DEFAULT 'default';
  ALTER TABLE "pages" ADD COLUMN "position" numeric DEFAULT 0;
  ALTER TABLE "pages" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "seo_image_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "seo_is_hidden" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "schedule_publish_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "schedule_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_theme" "enum__pages_v_version_theme" DEFAULT 'default';
  ALTER TABLE "_pages_v" ADD COLUMN "version_position" numeric DEFAULT 0;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_image_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_is_hidden" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_schedule_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_schedule_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "theme_settings" ADD COLUMN "rev" numeric DEFAULT 0;
  ALTER TABLE "theme_settings" ADD COLUMN "_status" "enum_theme_settings_status" DEFAULT 'draft';
  ALTER TABLE "profiles" ADD COLUMN "set_up_at" timestamp(3) with time zone;
  ALTER TABLE "_theme_settings_v_version_header_links" ADD CONSTRAINT "_theme_settings_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_theme_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_theme_settings_v_version_social_links" ADD CONSTRAINT "_theme_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_theme_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_parent_id_theme_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_version_profile_id_profiles_id_fk" FOREIGN KEY ("version_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_settings_v" ADD CONSTRAINT "_theme_settings_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_sections" ADD CONSTRAINT "saved_sections_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_theme_settings_v_version_header_links_order_idx" ON "_theme_settings_v_version_header_links" USING btree ("_order");
  CREATE INDEX "_theme_settings_v_version_header_links_parent_id_idx" ON "_theme_settings_v_version_header_links" USING btree ("_parent_id");
  CREATE INDEX "_theme_settings_v_version_social_links_order_idx" ON "_theme_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_theme_settings_v_version_social_links_parent_id_idx" ON "_theme_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_theme_settings_v_parent_idx" ON "_theme_settings_v" USING btree ("parent_id");
  CREATE INDEX "_theme_settings_v_version_version_profile_idx" ON "_theme_settings_v" USING btree ("version_profile_id");
  CREATE INDEX "_theme_settings_v_version_version_logo_idx" ON "_theme_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_theme_settings_v_version_version_avatar_idx" ON "_theme_settings_v" USING btree ("version_avatar_id");
  CREATE INDEX "_theme_settings_v_version_version_updated_at_idx" ON "_theme_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_theme_settings_v_version_version_created_at_idx" ON "_theme_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_theme_settings_v_version_version__status_idx" ON "_theme_settings_v" USING btree ("version__status");
  CREATE INDEX "_theme_settings_v_created_at_idx" ON "_theme_settings_v" USING btree ("created_at");
  CREATE INDEX "_theme_settings_v_updated_at_idx" ON "_theme_settings_v" USING btree ("updated_at");
  CREATE INDEX "_theme_settings_v_latest_idx" ON "_theme_settings_v" USING btree ("latest");
  CREATE INDEX "_theme_settings_v_autosave_idx" ON "_theme_settings_v" USING btree ("autosave");
  CREATE INDEX "saved_sections_profile_idx" ON "saved_sections" USING btree ("profile_id");
  CREATE INDEX "saved_sections_updated_at_idx" ON "saved_sections" USING btree ("updated_at");
  CREATE INDEX "saved_sections_created_at_idx" ON "saved_sections" USING btree ("created_at");
  CREATE INDEX "profile_createdAt_3_idx" ON "saved_sections" USING btree ("profile_id","created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_theme_idx" ON "pages" USING btree ("theme");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "profile_theme_pathname_idx" ON "pages" USING btree ("profile_id","theme","pathname");
  CREATE INDEX "_pages_v_version_version_theme_idx" ON "_pages_v" USING btree ("version_theme");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "version_profile_version_theme_version_pathname_idx" ON "_pages_v" USING btree ("version_profile_id","version_theme","version_pathname");
  CREATE INDEX "theme_settings__status_idx" ON "theme_settings" USING btree ("_status");`)
  // What is there already is live, belongs to the theme its site has, and needs no welcome.
  await db.execute(sql`
   UPDATE "theme_settings" SET "_status" = 'published';
  -- Drafts are looked for among the versions: without one, a theme would have no draft to go on from.
  INSERT INTO "_theme_settings_v" ("parent_id", "version_profile_id", "version_colors_primary", "version_colors_background", "version_colors_text", "version_colors_text_primary", "version_corner_radius", "version_font_family", "version_rev", "version_logo_id", "version_avatar_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave")
    SELECT "id", "profile_id", "colors_primary", "colors_background", "colors_text", "colors_text_primary", "corner_radius", "font_family"::text::"enum__theme_settings_v_version_font_family", "rev", "logo_id", "avatar_id", "updated_at", "created_at", 'published', now(), now(), true, false FROM "theme_settings";
  INSERT INTO "_theme_settings_v_version_header_links" ("_order", "_parent_id", "label", "href", "_uuid")
    SELECT "links"."_order", "v"."id", "links"."label", "links"."href", "links"."id" FROM "theme_settings_header_links" "links" JOIN "_theme_settings_v" "v" ON "v"."parent_id" = "links"."_parent_id";
  INSERT INTO "_theme_settings_v_version_social_links" ("_order", "_parent_id", "icon", "href", "_uuid")
    SELECT "links"."_order", "v"."id", "links"."icon"::text::"enum__theme_settings_v_version_social_links_icon", "links"."href", "links"."id" FROM "theme_settings_social_links" "links" JOIN "_theme_settings_v" "v" ON "v"."parent_id" = "links"."_parent_id";
  UPDATE "profiles" SET "set_up_at" = "created_at";
  UPDATE "pages" SET "theme" = 'link-tree' FROM "profiles"
    WHERE "profiles"."id" = "pages"."profile_id" AND "profiles"."theme_name" = 'link-tree' AND "pages"."pathname" = '/';
  UPDATE "_pages_v" SET "version_theme" = 'link-tree' FROM "profiles"
    WHERE "profiles"."id" = "version_profile_id" AND "profiles"."theme_name" = 'link-tree' AND "version_pathname" = '/';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Without themes each address of a site is one page's. Home pages of the kinds that visitors do not see
  // keep what is on them: they move aside as drafts, which their artist may delete.
  await db.execute(sql`
   CREATE TEMPORARY TABLE "other_homes" ON COMMIT DROP AS
    SELECT "other"."id" FROM "profiles"
    JOIN "pages" "live" ON "live"."profile_id" = "profiles"."id" AND "live"."pathname" = '/' AND "live"."theme"::text = "profiles"."theme_name"::text
    JOIN "pages" "other" ON "other"."profile_id" = "profiles"."id" AND "other"."pathname" = '/' AND "other"."id" <> "live"."id";
  UPDATE "pages" SET "pathname" = '/home-' || "pages"."id", "_status" = 'draft', "is_undeletable" = false
    FROM "other_homes" WHERE "other_homes"."id" = "pages"."id";
  UPDATE "_pages_v" SET "version_pathname" = '/home-' || "parent_id", "version_is_undeletable" = false
    FROM "other_homes" WHERE "other_homes"."id" = "parent_id";
  UPDATE "_pages_v" SET "version__status" = 'draft'
    FROM "other_homes" WHERE "other_homes"."id" = "parent_id" AND "latest";`)
  await db.execute(sql`
   ALTER TABLE "_theme_settings_v_version_header_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_theme_settings_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_theme_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_sections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_theme_settings_v_version_header_links" CASCADE;
  DROP TABLE "_theme_settings_v_version_social_links" CASCADE;
  DROP TABLE "_theme_settings_v" CASCADE;
  DROP TABLE "saved_sections" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_seo_image_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk";
  
  DROP INDEX "pages_theme_idx";
  DROP INDEX "pages_seo_seo_image_idx";
  DROP INDEX "profile_theme_pathname_idx";
  DROP INDEX "_pages_v_version_version_theme_idx";
  DROP INDEX "_pages_v_version_seo_version_seo_image_idx";
  DROP INDEX "version_profile_version_theme_version_pathname_idx";
  DROP INDEX "theme_settings__status_idx";
  ALTER TABLE "theme_settings_header_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "theme_settings_header_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "theme_settings_social_links" ALTER COLUMN "icon" SET NOT NULL;
  ALTER TABLE "theme_settings_social_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_primary" SET NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_background" SET NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_text" SET NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "colors_text_primary" SET NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "corner_radius" SET NOT NULL;
  ALTER TABLE "theme_settings" ALTER COLUMN "font_family" SET NOT NULL;
  CREATE UNIQUE INDEX "profile_pathname_idx" ON "pages" USING btree ("profile_id","pathname");
  CREATE INDEX "version_profile_version_pathname_idx" ON "_pages_v" USING btree ("version_profile_id","version_pathname");
  ALTER TABLE "pages" DROP COLUMN "theme";
  ALTER TABLE "pages" DROP COLUMN "position";
  ALTER TABLE "pages" DROP COLUMN "seo_title";
  ALTER TABLE "pages" DROP COLUMN "seo_description";
  ALTER TABLE "pages" DROP COLUMN "seo_image_id";
  ALTER TABLE "pages" DROP COLUMN "seo_is_hidden";
  ALTER TABLE "pages" DROP COLUMN "schedule_publish_at";
  ALTER TABLE "pages" DROP COLUMN "schedule_unpublish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_theme";
  ALTER TABLE "_pages_v" DROP COLUMN "version_position";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_image_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_is_hidden";
  ALTER TABLE "_pages_v" DROP COLUMN "version_schedule_publish_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_schedule_unpublish_at";
  ALTER TABLE "theme_settings" DROP COLUMN "rev";
  ALTER TABLE "theme_settings" DROP COLUMN "_status";
  ALTER TABLE "profiles" DROP COLUMN "set_up_at";
  DROP TYPE "public"."enum_pages_theme";
  DROP TYPE "public"."enum__pages_v_version_theme";
  DROP TYPE "public"."enum_theme_settings_status";
  DROP TYPE "public"."enum__theme_settings_v_version_social_links_icon";
  DROP TYPE "public"."enum__theme_settings_v_version_font_family";
  DROP TYPE "public"."enum__theme_settings_v_version_status";`)
}
