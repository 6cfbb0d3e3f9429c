#!/bin/sh
# Writes what docker-compose.yml needs for the first start: settings to .env, each secret to its own file in secrets/. A later run adds
# what a newer version needs and keeps existing values: a new password would not open the existing database.
#
#   ops/env.sh https://your.host smtps://user:password@mail.host    # a real deployment
#   ops/env.sh                                                      # http://localhost, mails are shown on port 8025
set -eu
file=${ENV_FILE:-.env}
secrets=${SECRETS_DIR:-secrets}
umask 077
mkdir -p "$secrets"
touch "$file"

add() {
  grep -q "^$1=" "$file" || printf '%s=%s\n' "$1" "$2" >>"$file"
}

# Keeps an existing file; moves a value that an earlier version kept in .env. Files are world-readable, since containers run as other
# users; the folder's mode keeps other users of this machine out.
secret() {
  if [ ! -e "$secrets/$1" ]; then
    name=$(printf %s "$1" | tr '[:lower:]' '[:upper:]')
    kept=$(sed -n "s/^$name=//p" "$file")
    printf %s "${kept:-$2}" >"$secrets/$1"
    chmod 444 "$secrets/$1"
    sed -i "/^$name=/d" "$file"
  fi
}

smtp=${2:-}
kept_smtp=$(sed -n 's/^SMTP_URL=//p' "$file")
if [ -z "$smtp$kept_smtp" ] && [ ! -e "$secrets/smtp_url" ]; then
  if [ -n "${1:-}" ]; then
    echo "Which mail server? $0 $1 smtps://user:password@mail.host (without one nobody gets a code to sign up)" >&2
    exit 1
  fi
  smtp=smtp://mail:1025
  add COMPOSE_PROFILES demo
fi
add PUBLIC_URL "${1:-http://localhost}"
add ADMIN_LOGIN_ID admin
secret database_password "$(openssl rand -hex 24)"
secret database_url "mysql://routineup:$(cat "$secrets/database_password")@mariadb:3306/routineup"
secret redis_password "$(openssl rand -hex 24)"
secret redis_url "redis://:$(cat "$secrets/redis_password")@redis:6379"
secret jwt_secret "$(openssl rand -hex 32)"
secret admin_password "$(openssl rand -hex 16)"
secret smtp_url "$smtp"
# Empty until one exists.
for name in jwt_secret_previous s3_secret_access_key food_safety_api_key naver_client_secret \
  oidc_kakao_client_secret oidc_naver_client_secret oidc_google_client_secret oidc_apple_private_key; do
  secret $name ''
done
