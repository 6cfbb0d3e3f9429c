#!/bin/sh
# HAProxy's health check: the node answers, belongs to the majority, is in sync with it, and has a twentieth of its disk left: on a full one it
# stays in sync, but refuses writes. $3 and $4: its address and port. Logs in as the user in /etc/haproxy/check.cnf (cluster.sql).
state=$(timeout 3 mariadb --defaults-file=/etc/haproxy/check.cnf -h "$3" -P "$4" --connect-timeout=2 -N -B -e \
  "SELECT CONCAT(GROUP_CONCAT(VARIABLE_VALUE ORDER BY VARIABLE_NAME), ',', mysql.has_disk_space()) FROM information_schema.GLOBAL_STATUS
   WHERE VARIABLE_NAME IN ('WSREP_CLUSTER_STATUS', 'WSREP_LOCAL_STATE', 'WSREP_READY')")
[ "$state" = 'Primary,4,ON,1' ]
