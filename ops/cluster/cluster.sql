-- Once, on any node. Replace both passwords; the first is that of DATABASE_URL, the second that of /etc/haproxy/check.cnf.
CREATE DATABASE routineup CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
CREATE USER routineup@'%' IDENTIFIED BY '${DATABASE_PASSWORD}';
GRANT ALL ON routineup.* TO routineup@'%';

-- For node-check.sh. information_schema.DISKS is for users who may read and write the server's files: the function reads it for one who may not.
CREATE FUNCTION mysql.has_disk_space() RETURNS BOOL READS SQL DATA
RETURN (
  SELECT Available > Total / 20 FROM information_schema.DISKS
  WHERE @@datadir LIKE CONCAT(Path, '%') ORDER BY LENGTH(Path) DESC LIMIT 1
);
CREATE USER haproxy@'%' IDENTIFIED BY '${CHECK_PASSWORD}';
GRANT EXECUTE ON FUNCTION mysql.has_disk_space TO haproxy@'%';
